// Cell City's map on the screen.

/** The first and the last cell of a building, as column and row. */
export const corners = building => building.split('-').map(cell => [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1]);
const middle = building => {
  const [[left, top], [right, bottom]] = corners(building);
  return [(left + right) / 2, (top + bottom) / 2];
};

/** Where cells lie on the screen, reckoned from the places of two buildings. */
export class Grid {
  #pitch;
  #origin;

  /** Takes the measure again where the legal moves are far enough apart to do so. */
  measure({ legal, places }) {
    const [first] = legal;
    const far = legal.find(other => middle(other)[0] !== middle(first)[0]);
    if (!far) return;
    const [x, y] = places[first];
    this.#pitch = (places[far][0] - x) / (middle(far)[0] - middle(first)[0]);
    this.#origin = [x - middle(first)[0] * this.#pitch, y - middle(first)[1] * this.#pitch];
  }

  place([column, row]) {
    return [this.#origin[0] + column * this.#pitch, this.#origin[1] + row * this.#pitch];
  }
}
