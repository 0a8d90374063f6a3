// The puzzle of Domains with regular blocks: its solution, and who holds what after some moves.

const CELLS = [...Array(81).keys()];
const rowOf = cell => Math.floor(cell / 9);
const columnOf = cell => cell % 9;
const blockOf = cell => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);
const sees = (one, other) => rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || blockOf(one) === blockOf(other);

/** A placement, as `5@D7`, as its digit and the cell's number. */
function read(move) {
  const [digit, cell] = move.split('@');
  return [Number(digit), 9 * (Number(cell[1]) - 1) + cell.charCodeAt(0) - 65];
}

/** The digits that a puzzle leaves open, filled in: always the cell with the fewest candidates. */
function solve(digits) {
  const candidates = cell => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => !CELLS.some(other => digits[other] === digit && sees(cell, other)));
  const open = CELLS.filter(cell => !digits[cell]).map(cell => [cell, candidates(cell)]);
  if (!open.length) return digits;
  const [cell, tries] = open.reduce((best, next) => next[1].length < best[1].length ? next : best);
  for (const digit of tries) {
    const solved = solve(digits.with(cell, digit));
    if (solved) return solved;
  }
  return null;
}

export class Sudoku {
  #solution;

  /** From its clues: 81 digits row by row, 0 for none. */
  constructor(clues) {
    this.#solution = solve([...clues].map(Number));
  }

  /** That of the game in progress, from what the browser keeps. */
  static async of(game) {
    const save = await game.page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('game/domains'))[1]);
    return new Sudoku(save.match(/"puzzle\W+([0-9]{81})/)[1]);
  }

  isRight(move) {
    const [digit, cell] = read(move);
    return this.#solution[cell] === digit;
  }

  /** The cells of each player in each block. The first player moves once, then each in turn twice. */
  held(moves) {
    const blocks = Array.from({ length: 9 }, () => [0, 0]);
    moves.forEach((move, index) => {
      if (this.isRight(move)) blocks[blockOf(read(move)[1])][Math.floor((index + 1) / 2) % 2] += 1;
    });
    return blocks;
  }

  /** The blocks of each player, and how many are undecided. */
  blocks(moves) {
    const count = player => this.held(moves).filter(cells => cells[player] >= 5).length;
    const [first, second] = [count(0), count(1)];
    return { score: [first, second], undecided: 9 - first - second };
  }

  /** The right placement that brings the first player nearest to a block. */
  best(legal, moves) {
    const held = this.held(moves);
    const worth = move => {
      const [own, other] = held[blockOf(read(move)[1])];
      return own >= 5 || other >= 5 ? -1 : own;
    };
    return legal.filter(move => this.isRight(move)).reduce((best, move) => worth(move) > worth(best) ? move : best);
  }
}
