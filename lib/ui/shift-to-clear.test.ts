import fc from "fast-check";
import { type Box, shiftToClear } from "./shift-to-clear";

const box = (top: number, height: number, left = 0, width = 100): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});

test("does not move a box whose part is clear", () => {
  const placing = { part: box(500, 40), box: box(300, 260), height: 800 };
  expect(shiftToClear({ ...placing, spot: box(100, 40) })).toBe(0);
  expect(shiftToClear({ ...placing, spot: box(500, 40, 300) })).toBe(0);
});

test("moves the shorter way that leaves the box in the window", () => {
  const placing = { part: box(500, 40), box: box(300, 260), height: 800 };
  expect(shiftToClear({ ...placing, spot: box(490, 40) })).toBe(42);
  expect(shiftToClear({ ...placing, spot: box(510, 40) })).toBe(-42);
  expect(shiftToClear({ ...placing, spot: box(490, 40), height: 590 })).toBe(-62);
});

test("keeps the part off the spot, and the box in the window, or leaves it where it is", () => {
  const pixels = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      pixels(700),
      pixels(60),
      pixels(700),
      fc.integer({ min: 200, max: 1000 }),
      (...at) => {
        const [boxTop, below, spotTop, height] = at;
        const outer = box(boxTop, 240);
        const part = box(boxTop + 180 - below, 40);
        const spot = box(spotTop, 32);
        const move = shiftToClear({ part, box: outer, spot, height });
        if (move === 0) return;
        expect(part.top + move >= spot.bottom || part.bottom + move <= spot.top).toBe(true);
        expect(outer.top + move).toBeGreaterThanOrEqual(0);
        expect(outer.bottom + move).toBeLessThanOrEqual(height);
      },
    ),
  );
});
