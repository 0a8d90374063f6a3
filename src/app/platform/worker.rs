//! The computer players in a Worker, asked by lines (`web/engine.js`).

use std::{cell::RefCell, collections::HashMap};

use wasm_bindgen::{JsValue, prelude::Closure};

use super::web::{call, listen};

/// A question to the Worker. Dropping it before it's answered ends the search.
pub struct Afar {
    number: u32,
    answered: bool,
}

/// What the page has told of the questions, by their numbers.
#[derive(Default)]
struct Thoughts {
    asked: u32,
    answers: HashMap<u32, Option<String>>,
    hears: bool,
}

thread_local! {
    static THOUGHTS: RefCell<Thoughts> = RefCell::default();
}

impl Afar {
    /// Sends a line; none where there is no Worker.
    pub fn begin(line: &str) -> Option<Afar> {
        let number = THOUGHTS.with_borrow_mut(|thoughts| {
            if !thoughts.hears {
                thoughts.hears = hear();
            }
            thoughts.asked += 1;
            thoughts.answers.clear();
            thoughts.asked
        });
        let sent = call("kletkiThink", &[number.into(), line.into()])?;
        (sent == JsValue::TRUE).then_some(Afar {
            number,
            answered: false,
        })
    }

    /// The answer, once it's there; `Some(None)` when the Worker has failed.
    pub fn poll(&mut self) -> Option<Option<String>> {
        let answer = THOUGHTS.with_borrow_mut(|thoughts| thoughts.answers.remove(&self.number))?;
        self.answered = true;
        Some(answer)
    }
}

impl Drop for Afar {
    fn drop(&mut self) {
        if !self.answered {
            call("kletkiForget", &[]);
        }
    }
}

/// Lets the page tell answers.
fn hear() -> bool {
    let thought = Closure::<dyn Fn(u32, Option<String>)>::new(|number, answer| {
        THOUGHTS.with_borrow_mut(|thoughts| {
            // Number 0 speaks of whatever is asked for now: nothing will come of it.
            let number = if number == 0 { thoughts.asked } else { number };
            thoughts.answers.insert(number, answer);
        });
    });
    let set = listen("kletkiThought", thought.as_ref());
    thought.forget();
    set
}
