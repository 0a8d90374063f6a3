//! What a proof walks through, and what it learns on its way.

use std::collections::HashMap;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{after, any_options, below, net, played};
use crate::players::dots::{key::key, net::Net, proof::Proof};

/// The value of a net to who draws first, and those of all that it can become, by their keys.
fn values(net: &Net, known: &mut HashMap<u64, i8>) -> i8 {
    let key = key(net);
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let strands: Vec<u8> = net.strands().collect();
    let worths = strands.into_iter().map(|strand| {
        let (boxes, left) = net.gives(strand);
        let rest = values(&after(net, strand), known);
        let [boxes, left] = [boxes as i8, left as i8];
        let take = -boxes - rest;
        if left == 0 {
            take
        } else {
            take.min(2 * left - boxes + rest)
        }
    });
    let value = worths.max().unwrap_or(0);
    known.insert(key, value);
    value
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
        let mut proof = Proof::new(net, 1 << 20);
        proof.hand_out(0);
        while proof.bounds().value().is_none() {
            proof.step();
        }
        assert_eq!(proof.bounds().value(), Some(value));
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
