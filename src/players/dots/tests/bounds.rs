//! What a proof walks through, and what it learns on its way.

use std::collections::HashMap;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{after, any_options, below, net, played, without_safe_lines};
use crate::{
    games::dots::Options,
    players::dots::{key::key, net::Net, proof::Proof},
};

/// The value of a net to who draws first, and those of all that it can become, by their keys.
fn values(net: &Net, known: &mut HashMap<u64, i8>) -> i8 {
    let key = key(net);
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let strands: Vec<u8> = net.strands().collect();
    let worths = strands.into_iter().map(|strand| worth(net, strand, known));
    let value = worths.max().unwrap_or(0);
    known.insert(key, value);
    value
}

/// What it's worth to open a strand.
fn worth(net: &Net, strand: u8, known: &mut HashMap<u64, i8>) -> i8 {
    let (boxes, left) = net.gives(strand);
    let rest = values(&after(net, strand), known);
    let [boxes, left] = [boxes as i8, left as i8];
    let take = -boxes - rest;
    if left == 0 {
        take
    } else {
        take.min(2 * left - boxes + rest)
    }
}

/// A proof of a net, at its end. It hands out all that it learns.
fn proved(net: &Net) -> Proof {
    let mut proof = Proof::new(net.clone(), 1 << 20);
    proof.hand_out(0);
    while proof.bounds().value().is_none() {
        proof.step();
    }
    proof
}

/// The value is what the best opening is worth, or there's nothing to choose.
fn check_best(net: &Net, proof: &Proof, known: &mut HashMap<u64, i8>) {
    let value = match proof.best() {
        Some(best) => worth(net, best, known),
        None => -net.boxes(),
    };
    assert_eq!(proof.bounds().value(), Some(value), "{:?}", proof.best());
}

#[test]
fn what_a_proof_learns_of_any_position_is_true() {
    let mut rng = ChaCha8Rng::seed_from_u64(1996);
    let mut compared = 0;
    for round in 0..200 {
        let options = any_options(&mut rng);
        let net = net(&played(&options, 9 + round % 8, true, &mut rng));
        let known = &mut HashMap::new();
        let value = values(&net, known);
        let mut proof = proved(&net);
        assert_eq!(proof.bounds().value(), Some(value));
        check_best(&net, &proof, known);
        for fact in proof.facts() {
            let bounds = fact.known.bounds;
            let value = known[&fact.key];
            assert!(bounds.low <= value && value <= bounds.high, "{fact}");
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn what_a_proof_that_looks_ahead_learns_is_true() {
    let mut rng = ChaCha8Rng::seed_from_u64(2012);
    let mut compared = 0;
    for round in 0..50 {
        let options = Options::rectangle(3, 3);
        let net = net(&played(&options, 14 + round % 11, true, &mut rng));
        let known = &mut HashMap::new();
        let value = values(&net, known);
        let mut proof = proved(&net);
        assert_eq!(proof.bounds().value(), Some(value));
        check_best(&net, &proof, known);
        for fact in proof.facts() {
            // Where joints are alike, the same structure may have been met under another key.
            if let Some(&value) = known.get(&fact.key) {
                let bounds = fact.known.bounds;
                assert!(bounds.low <= value && value <= bounds.high, "{fact}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn what_is_opened_can_be_put_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in 0..300 {
        let mut net = net(&played(
            &any_options(&mut rng),
            9 + round % 30,
            true,
            &mut rng,
        ));
        let mut steps = Vec::new();
        while net.count() > 0 {
            let strands: Vec<u8> = net.strands().collect();
            let was = net.clone();
            steps.push((net.open(strands[below(&mut rng, strands.len())]), was));
        }
        while let Some((before, was)) = steps.pop() {
            net.put_back(&before);
            assert_eq!(net, was);
        }
    }
}

#[test]
fn an_opening_that_is_known_to_do_is_named() {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let mut looked_ahead = 0;
    for _ in 0..400 {
        let mut net = net(&without_safe_lines(&Options::rectangle(9, 9), &mut rng));
        while net.joints().count() > 1 {
            let joined: Vec<u8> = net
                .strands()
                .filter(|&strand| !net.is_alone(strand))
                .collect();
            net.open(joined[below(&mut rng, joined.len())]);
        }
        check_best(&net, &proved(&net), &mut HashMap::new());
        looked_ahead += usize::from(net.count() >= 12 && !net.is_simple());
    }
    assert!(looked_ahead > 4, "{looked_ahead}");
}
