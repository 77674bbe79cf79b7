/** Vertical edges of a box in the window, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between the button and the spot that it avoids, and between the box and the edges of the window (pixels). */
const GAP = 12;

interface Placing {
  /** What must not cover the spot: the button of a dialog. */
  part: Box;
  /** The dialog around it, which moves as a whole. */
  box: Box;
  /** Where the last click was. */
  spot: Box;
  /** Of the window. */
  height: number;
}

/**
 * @returns pixels to move the box down (negative: up), so that its part is clear of the spot; the shorter way that keeps
 *   the box in the window, 0 when the part is clear already or there is no room
 */
export function shiftToClear({ part, box, spot, height }: Placing): number {
  const isBeside = part.left >= spot.right + GAP || part.right <= spot.left - GAP;
  const isApart = part.top >= spot.bottom + GAP || part.bottom <= spot.top - GAP;
  if (isBeside || isApart) return 0;
  const down = spot.bottom + GAP - part.top;
  const up = spot.top - GAP - part.bottom;
  const ways = [down, up]
    .filter((way) => box.top + way >= GAP && box.bottom + way <= height - GAP)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return ways[0] ?? 0;
}
