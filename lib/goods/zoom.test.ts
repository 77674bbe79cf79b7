import fc from "fast-check";
import { FIT, MAX_SCALE, panBy, type Stage, type Zoom, zoomBy } from "./zoom";

const STAGE: Stage = { width: 1280, height: 700, picture: 700 };

test("keeps the point under the pointer in place", () => {
  const point = { x: 200, y: -100 };
  const zoomed = zoomBy(FIT, 3, STAGE, point);
  expect(zoomed.scale).toBe(3);
  expect((point.x - zoomed.x) / zoomed.scale).toBeCloseTo(point.x);
  expect((point.y - zoomed.y) / zoomed.scale).toBeCloseTo(point.y);
});

test("fits the window again at scale 1", () => {
  const zoomed = panBy(zoomBy(FIT, 4, STAGE), 300, 300, STAGE);
  expect(zoomBy(zoomed, 0.1, STAGE)).toEqual(FIT);
});

test("does not pan a picture that fits", () => {
  expect(panBy(FIT, 50, 50, STAGE)).toEqual(FIT);
});

test("never shows ground on a side while the picture reaches beyond the other", () => {
  const step = fc.oneof(
    fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: -640, max: 640 }),
      y: fc.integer({ min: -350, max: 350 }),
    }),
    fc.record({
      dx: fc.integer({ min: -3000, max: 3000 }),
      dy: fc.integer({ min: -3000, max: 3000 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce<Zoom>(
        (zoom, it) =>
          "dx" in it ? panBy(zoom, it.dx, it.dy, STAGE) : zoomBy(zoom, it.factor, STAGE, it),
        FIT,
      );
      const size = STAGE.picture * end.scale;
      expect(end.scale).toBeGreaterThanOrEqual(1);
      expect(end.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.abs(end.x)).toBeLessThanOrEqual(Math.max(0, (size - STAGE.width) / 2) + 1e-6);
      expect(Math.abs(end.y)).toBeLessThanOrEqual(Math.max(0, (size - STAGE.height) / 2) + 1e-6);
    }),
  );
});
