import { priceScale } from "./price-scale";

test("puts the highest price at the end, a quarter of it in the middle, and nothing beyond", () => {
  const { at } = priceScale(400_000);
  expect([0, 100_000, 400_000, 900_000].map(at)).toEqual([0, 0.5, 1, 1]);
  expect(priceScale(0).at(0)).toBe(0);
});

test.each([100, 620, 5700, 91_000, 368_000, 4_000_000])("keeps marks apart for %i fen", (top) => {
  const { at, marks } = priceScale(top);
  expect(marks[0]).toBe(0);
  expect(marks.length).toBeGreaterThan(1);
  const places = marks.map((yuan) => at(yuan * 100));
  for (const [index, place] of places.slice(1).entries())
    expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(0.06);
  expect(places.at(-1)).toBeLessThanOrEqual(1);
});
