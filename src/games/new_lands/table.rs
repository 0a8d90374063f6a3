//! What lies on the table: the four principles, and the rectangle as it takes shape.

use super::{
    card::{Card, Suit},
    cards::Cards,
    land::Field,
    mv::Place,
    options::Rectangle,
};

/// The cards on the table. Until the first one lies there is nothing to touch.
///
/// Tables are equal when the same cards lie on the same places, in whatever order they came.
#[derive(Clone, Debug)]
pub struct Table {
    size: Rectangle,
    /// All places that any rectangle with the first card in it can have, and a rim of empty ones
    /// around them; row by row. The first card is in the middle.
    grid: Vec<Option<Card>>,
    /// Empty places that touch a card, in the order in which they came to do so.
    rim: Vec<Spot>,
    /// The cards in the order in which they were laid.
    laid: Vec<(Card, Place)>,
    /// The bounding box: the least and the greatest column and row.
    low: Place,
    high: Place,
}

/// A place of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot(u16);

/// A principle that a card breaks at a place, with the card that is the cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    Occupied(Place),
    Apart,
    Rectangle(Place),
    Diversity(Place),
    Seniority(Place),
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.size == other.size && self.grid == other.grid
    }
}

impl Eq for Table {}

impl Table {
    pub(super) fn new(size: Rectangle) -> Table {
        let places = 2 * usize::from(size.width) + 1;
        let rows = 2 * usize::from(size.height) + 1;
        Table {
            size,
            grid: vec![None; places * rows],
            rim: Vec::new(),
            laid: Vec::new(),
            low: Place::FIRST,
            high: Place::FIRST,
        }
    }

    /// The agreed size of the rectangle.
    pub fn size(&self) -> Rectangle {
        self.size
    }

    /// The cards and their places, in the order in which they were laid.
    pub fn laid(&self) -> &[(Card, Place)] {
        &self.laid
    }

    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The card on a place; none if it's empty.
    pub fn card(&self, at: Place) -> Option<Card> {
        self.grid[usize::from(self.spot(at)?.0)]
    }

    /// The least and the greatest column and row with a card: what is sure to be inside of the
    /// rectangle. Both are the first place while nothing lies.
    pub fn bounds(&self) -> (Place, Place) {
        (self.low, self.high)
    }

    /// The least and the greatest column and row that the rectangle may still reach.
    pub fn reach(&self) -> (Place, Place) {
        let (width, height) = (i32::from(self.size.width), i32::from(self.size.height));
        let low = Place {
            x: self.high.x - width + 1,
            y: self.high.y - height + 1,
        };
        let high = Place {
            x: self.low.x + width - 1,
            y: self.low.y + height - 1,
        };
        (low, high)
    }

    /// Whether the cards reach all four borders, so that the rectangle is fixed.
    pub fn is_complete(&self) -> bool {
        !self.is_empty()
            && self.high.x - self.low.x + 1 == i32::from(self.size.width)
            && self.high.y - self.low.y + 1 == i32::from(self.size.height)
    }

    /// Whether a card there makes the bounding box wider or higher.
    pub fn widens(&self, at: Place) -> bool {
        self.is_empty() || !is_between(at, self.low, self.high)
    }

    /// The rectangle with its cards, once it's fixed.
    pub fn field(&self) -> Option<Field> {
        if !self.is_complete() {
            return None;
        }
        let mut field = Field::empty(self.size);
        for &(card, at) in &self.laid {
            self.put(&mut field, card, at);
        }
        Some(field)
    }

    /// Puts a card of this table on its field.
    fn put(&self, field: &mut Field, card: Card, at: Place) {
        let (col, row) = (at.x - self.low.x, at.y - self.low.y);
        field.put(card, col as usize, row as usize);
    }

    /// The empty places that touch a card and are inside of what the rectangle may reach.
    pub(super) fn open_spots(&self) -> impl Iterator<Item = Spot> {
        let (low, high) = self.reach();
        self.rim
            .iter()
            .copied()
            .filter(move |&spot| is_between(self.place(spot), low, high))
    }

    /// The cards that fit there by diversity and seniority; the place touches a card.
    pub(super) fn fitting(&self, spot: Spot) -> Cards {
        let mut suits = [false; 4];
        let mut least = u8::MAX;
        for card in self.beside(spot).into_iter().flatten() {
            suits[card.suit() as usize] = true;
            least = least.min(card.rank());
        }
        let mut fitting = Cards::NONE;
        for suit in Suit::ALL {
            // The other suit of the same colour.
            let kin = Suit::ALL[suit as usize ^ 1];
            if suits[suit as usize] {
                continue;
            }
            fitting = fitting.or(if suits[kin as usize] {
                Cards::of_suit(suit)
            } else {
                Cards::above(suit, least)
            });
        }
        fitting
    }

    /// Whether a card may lie on a place by the four principles; nothing may lie before the first
    /// card does.
    pub(super) fn check(&self, card: Card, at: Place) -> Result<(), Broken> {
        if self.card(at).is_some() {
            return Err(Broken::Occupied(at));
        }
        let neighbours: Vec<(Card, Place)> = self.neighbours(at).collect();
        if neighbours.is_empty() {
            return Err(Broken::Apart);
        }
        if let Some(cause) = self.beyond(at) {
            return Err(Broken::Rectangle(cause));
        }
        let mut of_suit = neighbours.iter().filter(|(it, _)| it.suit() == card.suit());
        if let Some(&(_, cause)) = of_suit.next() {
            return Err(Broken::Diversity(cause));
        }
        let has_kin = neighbours.iter().any(|(it, _)| it.side() == card.side());
        let lowest = neighbours.iter().min_by_key(|(it, _)| it.rank());
        match lowest {
            Some(&(it, cause)) if !has_kin && it.rank() >= card.rank() => {
                Err(Broken::Seniority(cause))
            }
            _ => Ok(()),
        }
    }

    /// The card from which a place is too far away for the rectangle, if there is one.
    fn beyond(&self, at: Place) -> Option<Place> {
        let (low, high) = self.reach();
        let lies = |is_it: &dyn Fn(Place) -> bool| {
            let mut places = self.laid.iter().map(|&(_, place)| place);
            places.find(|&place| is_it(place))
        };
        if at.x < low.x {
            lies(&|place| place.x == self.high.x)
        } else if at.x > high.x {
            lies(&|place| place.x == self.low.x)
        } else if at.y < low.y {
            lies(&|place| place.y == self.high.y)
        } else if at.y > high.y {
            lies(&|place| place.y == self.low.y)
        } else {
            None
        }
    }

    /// Lays a card on an empty place that was found to be right.
    pub(super) fn lay(&mut self, card: Card, at: Place) {
        let Some(spot) = self.spot(at) else {
            return;
        };
        if self.is_empty() {
            (self.low, self.high) = (at, at);
        } else {
            self.low = Place {
                x: self.low.x.min(at.x),
                y: self.low.y.min(at.y),
            };
            self.high = Place {
                x: self.high.x.max(at.x),
                y: self.high.y.max(at.y),
            };
        }
        self.grid[usize::from(spot.0)] = Some(card);
        self.laid.push((card, at));
        self.rim.retain(|&it| it != spot);
        for beside in self.around(spot) {
            if self.grid[usize::from(beside.0)].is_none() && !self.rim.contains(&beside) {
                self.rim.push(beside);
            }
        }
    }

    /// The cards that touch a place by a side.
    pub fn neighbours(&self, at: Place) -> impl Iterator<Item = (Card, Place)> {
        let places = [(0, -1), (-1, 0), (1, 0), (0, 1)].map(|(x, y)| Place {
            x: at.x.saturating_add(x),
            y: at.y.saturating_add(y),
        });
        places
            .into_iter()
            .filter_map(|place| self.card(place).map(|card| (card, place)))
    }

    fn beside(&self, spot: Spot) -> [Option<Card>; 4] {
        self.around(spot).map(|it| self.grid[usize::from(it.0)])
    }

    /// The four spots around one that isn't on the rim of the grid.
    fn around(&self, Spot(spot): Spot) -> [Spot; 4] {
        let row = self.stride();
        [spot - row, spot - 1, spot + 1, spot + row].map(Spot)
    }

    fn stride(&self) -> u16 {
        2 * u16::from(self.size.width) + 1
    }

    /// The spot of a place; none if no rectangle reaches it.
    fn spot(&self, at: Place) -> Option<Spot> {
        let (width, height) = (i32::from(self.size.width), i32::from(self.size.height));
        let inside = (1 - width..width).contains(&at.x) && (1 - height..height).contains(&at.y);
        // Columns are counted from the one left of all that can be reached.
        let spot = || (at.y + height) * i32::from(self.stride()) + at.x + width;
        inside.then(|| Spot(spot() as u16))
    }

    pub(super) fn place(&self, Spot(spot): Spot) -> Place {
        Place {
            x: i32::from(spot % self.stride()) - i32::from(self.size.width),
            y: i32::from(spot / self.stride()) - i32::from(self.size.height),
        }
    }
}

fn is_between(at: Place, low: Place, high: Place) -> bool {
    (low.x..=high.x).contains(&at.x) && (low.y..=high.y).contains(&at.y)
}
