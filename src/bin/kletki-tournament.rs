//! Plays levels of the computer against each other, and prints how strong they are: see [`USAGE`].

use std::{
    env, fs,
    process::ExitCode,
    time::{Duration, Instant},
};

use kletki::{
    games::{GameKind, cell_city, domains, dots, new_lands},
    players::{
        Level,
        contest::{Contested, Pairing, Tally, contest},
    },
};

const USAGE: &str = "\
kletki-tournament [--games N] [--nodes N] [--options JSON] [GAME...]

Plays hard against medium and medium against easy in each game (cell_city, dots, new_lands, domains;
all if none is named), with sides swapped and deals mirrored, and prints a table in Markdown.

  --games N       games of each pairing, 200 if not given
  --nodes N       positions looked at for a move at most
  --options JSON  the board and the rules, as a save has them; for one game";

/// What the command line asks for.
struct Order {
    kinds: Vec<GameKind>,
    games: u64,
    nodes: Option<u64>,
    options: Option<String>,
}

/// Why it can't be done.
#[derive(Debug, thiserror::Error)]
enum Mistake {
    #[error("{USAGE}")]
    Help,
    #[error("{0} needs a value")]
    NoValue(String),
    #[error("{0} isn't a number of {1}")]
    NotANumber(String, &'static str),
    #[error("there is no game or option named {0}")]
    Unknown(String),
    #[error("options can be given for one game only")]
    TooManyGames,
    #[error("these options can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("no game can start with these options: {0}")]
    BadOptions(String),
}

/// The pairings: each level against the next one below.
const PAIRINGS: [(Level, Level); 2] = [(Level::Hard, Level::Medium), (Level::Medium, Level::Easy)];

fn main() -> ExitCode {
    match Order::read(env::args().skip(1)).and_then(|order| order.carry_out()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(mistake) => {
            eprintln!("{mistake}");
            ExitCode::FAILURE
        }
    }
}

impl Order {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Order, Mistake> {
        let mut order = Order {
            kinds: Vec::new(),
            games: 200,
            nodes: None,
            options: None,
        };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(Mistake::NoValue(argument.clone()));
            match argument.as_str() {
                "--help" | "-h" => return Err(Mistake::Help),
                "--games" => order.games = number(value()?, "games")?,
                "--nodes" => order.nodes = Some(number(value()?, "nodes")?),
                "--options" => order.options = Some(value()?),
                name => match GameKind::from_id(name) {
                    Some(kind) => order.kinds.push(kind),
                    None => return Err(Mistake::Unknown(argument)),
                },
            }
        }
        if order.kinds.is_empty() {
            order.kinds = GameKind::ALL.to_vec();
        }
        if order.options.is_some() && order.kinds.len() > 1 {
            return Err(Mistake::TooManyGames);
        }
        Ok(order)
    }

    fn carry_out(&self) -> Result<(), Mistake> {
        println!(
            "| game | levels | won | drawn | lost | points | 95 % interval | moves | ms a move |"
        );
        println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        for &kind in &self.kinds {
            match kind {
                GameKind::CellCity => self.play::<cell_city::Position>(),
                GameKind::Dots => self.play::<dots::Position>(),
                GameKind::NewLands => self.play::<new_lands::Position>(),
                GameKind::Domains => self.play::<domains::Position>(),
            }?;
        }
        Ok(())
    }

    fn play<G: Contested>(&self) -> Result<(), Mistake> {
        let options: G::Options = match &self.options {
            Some(json) => serde_json::from_str(json)?,
            None => G::Options::default(),
        };
        for (level, other) in PAIRINGS {
            let pairing = Pairing {
                level,
                other,
                games: self.games,
                nodes: self.nodes.unwrap_or(nodes_of(G::KIND)),
            };
            let tally = contest::<G>(&options, pairing, &mut processor_time(), |_, _| ())
                .map_err(|why| Mistake::BadOptions(why.to_string()))?;
            println!("{}", row(G::KIND, pairing, &tally));
        }
        Ok(())
    }
}

fn number(text: String, of: &'static str) -> Result<u64, Mistake> {
    text.parse().map_err(|_| Mistake::NotANumber(text, of))
}

/// Nodes for a move: in Cell City what a proof needs, elsewhere fewer than in the app, to be done
/// sooner.
fn nodes_of(kind: GameKind) -> u64 {
    match kind {
        GameKind::CellCity => 2_000_000,
        GameKind::Dots => 20_000,
        GameKind::NewLands | GameKind::Domains => 60_000,
    }
}

fn row(kind: GameKind, pairing: Pairing, tally: &Tally) -> String {
    let percent = |share: f64| 100.0 * share;
    let (low, high) = tally.interval();
    let moves = f64::from(tally.moves.max(1)) / 2.0;
    let [mine, others] = tally
        .spent
        .map(|spent| 1_000.0 * spent.as_secs_f64() / moves);
    format!(
        "| {} | {}, {} | {} | {} | {} | {:.1} % | {:.1} to {:.1} % | {:.1} | {mine:.2}, {others:.2} |",
        kind.id(),
        pairing.level.id(),
        pairing.other.id(),
        tally.won,
        tally.drawn,
        tally.lost,
        percent(tally.share()),
        percent(low),
        percent(high),
        2.0 * moves / f64::from(tally.games().max(1)),
    )
}

/// A clock of the processor's time for this thread, since others may have the machine too; of the
/// time that passes where the system doesn't tell.
fn processor_time() -> impl FnMut() -> Duration {
    let start = Instant::now();
    move || {
        let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
        let nanos = told.and_then(|told| told.split(' ').next()?.parse().ok());
        nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
    }
}
