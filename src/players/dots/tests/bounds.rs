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

#[test]
fn what_a_proof_learns_of_any_position_is_true() {
    let mut rng = ChaCha8Rng::seed_from_u64(1996);
    let mut compared = 0;
    for round in 0..200 {
        // Some are large enough for the proof to look ahead.
        let (options, left) = if round % 4 == 0 {
            (Options::rectangle(3, 3), 14 + round / 4 % 11)
        } else {
            (any_options(&mut rng), 9 + round % 8)
        };
        let net = net(&played(&options, left, true, &mut rng));
        let known = &mut HashMap::new();
        let value = values(&net, known);
        let mut proof = Proof::new(net.clone(), 1 << 20);
        proof.hand_out(0);
        while proof.bounds().value().is_none() {
            proof.step();
        }
        assert_eq!(proof.bounds().value(), Some(value));
        match proof.best() {
            Some(best) => assert_eq!(worth(&net, best, known), value),
            None => assert_eq!(value, -net.boxes(), "any will do"),
        }
        for fact in proof.facts() {
            let bounds = fact.known.bounds;
            // Where joints are alike, the same structure may have been met under another key.
            if let Some(&value) = known.get(&fact.key) {
                assert!(bounds.low <= value && value <= bounds.high, "{fact}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
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
    let mut proved = 0;
    for _ in 0..400 {
        let mut net = net(&without_safe_lines(&Options::rectangle(9, 9), &mut rng));
        while net.joints().count() > 1 {
            let joined: Vec<u8> = net
                .strands()
                .filter(|&strand| !net.is_alone(strand))
                .collect();
            net.open(joined[below(&mut rng, joined.len())]);
        }
        let mut proof = Proof::new(net.clone(), 1 << 20);
        while proof.bounds().value().is_none() {
            proof.step();
        }
        if let Some(best) = proof.best() {
            let value = Some(worth(&net, best, &mut HashMap::new()));
            assert_eq!(proof.bounds().value(), value);
            proved += usize::from(net.count() >= 12 && !net.is_simple());
        } else {
            assert_eq!(proof.bounds().value(), Some(-net.boxes()), "any will do");
        }
    }
    assert!(proved > 4, "{proved}");
}
