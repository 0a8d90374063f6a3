//! How fast the rules and the computer players are: `cargo bench --no-default-features`.

use divan::{Bencher, black_box, counter::ItemsCount};
use kletki::{
    games::Game,
    players::{Computer, Level, Progress, STEP},
};

fn main() {
    divan::main();
}

/// Nodes that are searched at once, as many as a slow machine does in a frame or two.
const NODES: u64 = 20_000;

mod cell_city {
    use divan::Bencher;
    use kletki::games::cell_city::Position;

    /// On 7x7, medium against hard.
    const GAME: &str = "B2-C3 D5-E6 B6-C7 D2-E3 F4-F6 A4-B5 F1-G2 C1-E1 D4-E4 E7-G7 F3-G3 A2-A3 G4-G6 C4-C5 A6-A7 \
        A1-B1";

    #[divan::bench]
    fn play_a_game(bencher: Bencher) {
        super::play_a_game::<Position>(bencher, GAME);
    }

    #[divan::bench(args = [0, 4, 8], sample_count = 2_000, sample_size = 1)]
    fn step_after(bencher: Bencher, moves: usize) {
        super::step_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [0, 4, 8])]
    fn search_after(bencher: Bencher, moves: usize) {
        super::search_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [6, 4, 2, 1, 0], sample_count = 5)]
    fn solve_after(bencher: Bencher, moves: usize) {
        super::solve_after::<Position>(bencher, GAME, moves);
    }
}

mod dots {
    use divan::Bencher;
    use kletki::games::dots::Position;

    /// On 5x5, medium against hard.
    const GAME: &str = "h11 h14 h10 h13 h12 h30 h20 h22 h04 h54 h21 v15 h03 h43 h23 v30 h31 h33 h02 v44 h01 h40 \
        v31 v23 v24 v33 v34 v42 h00 v41 h34 h42 h50 v40 v43 h52 h53 h44 v35 v45 v00 v01 v02 v03 \
        v05 v04 h51 h41 v32 h32 v22 v20 v21 v10 v11 v12 v13 v14 h24 v25";

    #[divan::bench]
    fn play_a_game(bencher: Bencher) {
        super::play_a_game::<Position>(bencher, GAME);
    }

    #[divan::bench(args = [0, 16, 32], sample_count = 2_000, sample_size = 1)]
    fn step_after(bencher: Bencher, moves: usize) {
        super::step_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [0, 16, 32])]
    fn search_after(bencher: Bencher, moves: usize) {
        super::search_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [40, 36, 32], sample_count = 5)]
    fn solve_after(bencher: Bencher, moves: usize) {
        super::solve_after::<Position>(bencher, GAME, moves);
    }
}

mod new_lands {
    use divan::Bencher;
    use kletki::games::new_lands::Position;

    /// Two against two on 11x6, the deal of the seed 0.
    const GAME: &str = "8H@0,0 AC@0,-1 8D@0,1 QS@1,0 6D@-1,0 8S@-2,0 6H@0,2 JC@2,0 JH@-3,0 7S@0,-2 10D@0,-3 \
        10S@3,0 AD@4,0 AS@-4,0 7H@5,0 QC@6,0 AH@-1,-1 9C@-1,1 KH@1,-1 KS@1,-3 9D@2,-1 \
        8C@2,-3 KD@1,-2 JS@2,-2 QH@2,1 9S@1,2 QD@3,-3 KC@-3,-1 7D@-3,1 10C@5,-1 10H@3,-2 \
        6S@4,-1 9H@-4,1 6C@3,1 JD@-2,-1 7C@1,1";

    #[divan::bench]
    fn play_a_game(bencher: Bencher) {
        super::play_a_game::<Position>(bencher, GAME);
    }

    #[divan::bench(args = [0, 16, 28], sample_count = 2_000, sample_size = 1)]
    fn step_after(bencher: Bencher, moves: usize) {
        super::step_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [0, 16, 28])]
    fn search_after(bencher: Bencher, moves: usize) {
        super::search_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [34, 33], sample_count = 5)]
    fn solve_after(bencher: Bencher, moves: usize) {
        super::solve_after::<Position>(bencher, GAME, moves);
    }
}

mod domains {
    use std::sync::atomic::{AtomicU64, Ordering};

    use divan::Bencher;
    use kletki::games::domains::{Kind, Position, deal};

    /// On the usual deal, between two hard players.
    const GAME: &str = "4@G8 7@C9 1@F7 9@D3 6@H4 5@G3 3@C4 3@B1 8@D2 6@C8 2@F9 7@E3 7@F5 9@I2 1@I1 9@H7 5@D6 \
        7@A4 6@D7 2@C3 8@H9 8@G5 5@H5 9@G4 4@I4 2@I5 3@G6 1@H6 7@I6 7@B2 1@B3 4@A3 5@C2 6@A2 \
        6@B5 8@A1 1@E2 1@C5 2@A6 2@D1 3@I8 2@G2 3@H3 6@I9 3@E5 4@E9 3@D9 2@E4 4@D5";

    #[divan::bench]
    fn play_a_game(bencher: Bencher) {
        super::play_a_game::<Position>(bencher, GAME);
    }

    #[divan::bench(args = [0, 16, 32], sample_count = 2_000, sample_size = 1)]
    fn step_after(bencher: Bencher, moves: usize) {
        super::step_after::<Position>(bencher, GAME, moves);
    }

    #[divan::bench(args = [0, 16, 32])]
    fn search_after(bencher: Bencher, moves: usize) {
        super::search_after::<Position>(bencher, GAME, moves);
    }

    /// A deal, puzzle and all.
    #[divan::bench(args = [22, 26, 30, 34], consts = [false, true])]
    fn deal_with_clues<const JIGSAW: bool>(bencher: Bencher, clues: u8) {
        let kind = if JIGSAW { Kind::Jigsaw } else { Kind::Regular };
        let seeds = AtomicU64::new(0);
        bencher
            .with_inputs(|| seeds.fetch_add(1, Ordering::Relaxed))
            .bench_values(|seed| deal(seed, kind, clues));
    }
}

/// The legal moves of each position of a game, and the move that was played in it.
fn play_a_game<G: Game>(bencher: Bencher, game: &str) {
    let moves = read::<G>(game);
    assert!(!moves.is_empty());
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        let mut position = start::<G>();
        for &mv in &moves {
            black_box(position.legal_moves());
            black_box(position.play(mv)).expect("the game was legal");
        }
        position
    });
}

/// A step of the hard level's search, as the app takes them one after the other: the slowest is how long
/// a frame may have to wait.
fn step_after<G: Computer>(bencher: Bencher, game: &str, moves: usize) {
    let view = view::<G>(game, moves);
    let think = || G::think(view.clone(), Level::Hard, 7);
    let mut thinking = think();
    bencher.bench_local(|| {
        if thinking.step(STEP) == Progress::Done {
            thinking = think();
        }
    });
}

/// The first nodes of the hard level's search.
fn search_after<G: Computer>(bencher: Bencher, game: &str, moves: usize) {
    let view = view::<G>(game, moves);
    let think = || G::think(view.clone(), Level::Hard, 7);
    let mut once = think();
    once.step(NODES);
    bencher
        .counter(ItemsCount::new(once.answer().nodes))
        .with_inputs(think)
        .bench_values(|mut thinking| {
            thinking.step(NODES);
            thinking
        });
}

/// The search for the value, to its proof.
fn solve_after<G: Computer>(bencher: Bencher, game: &str, moves: usize) {
    let view = view::<G>(game, moves);
    bencher
        .with_inputs(|| G::solve(view.clone()))
        .bench_values(|mut thinking| {
            while thinking.step(NODES) == Progress::Thinking {}
            thinking
        });
}

fn start<G: Game>() -> G {
    let dealt = G::deal(&G::Options::default(), 0);
    G::start(&dealt).expect("a game has usual options")
}

fn read<G: Game>(game: &str) -> Vec<G::Move> {
    let read = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} is no move"));
    game.split_whitespace().map(read).collect()
}

/// What the seat to move sees after the first moves of a game.
fn view<G: Game>(game: &str, moves: usize) -> G::View {
    let mut position = start::<G>();
    for mv in read::<G>(game).into_iter().take(moves) {
        position.play(mv).expect("the game was legal");
    }
    position.view(position.to_move().expect("the game wasn't over"))
}
