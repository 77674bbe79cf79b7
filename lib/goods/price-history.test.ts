import fc from "fast-check";
import {
  lowestOf,
  type PricePoint,
  priceLine,
  readPriceHistory,
  summarisePrices,
} from "./price-history";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-20T08:00:00Z");
const ago = (days: number, fen: number): PricePoint => ({ fen, since: NOW - days * DAY });

test("reads prices in the order of time, without repetitions and what is no price", () => {
  const list = [
    { price: "90.00", since: "2026-11-02T00:00:00Z" },
    { price: "99.00", since: "2026-11-01T00:00:00Z" },
    { price: "90.00", since: "2026-11-03T00:00:00Z" },
    { price: "0.00", since: "2026-11-04T00:00:00Z" },
    { price: "1.00", since: "<script>" },
    null,
  ];
  expect(readPriceHistory({ list }).map(({ fen }) => fen)).toEqual([9900, 9000]);
  for (const data of [null, {}, { list: "x" }]) expect(readPriceHistory(data)).toEqual([]);
});

test("counts a price that was in force when the days began", () => {
  const points = [ago(80, 700), ago(20, 900), ago(5, 800)];
  expect(lowestOf(points, 30, NOW)).toBe(700);
  expect(lowestOf(points, 10, NOW)).toBe(800);
  expect(lowestOf([], 30, NOW)).toBeNull();
});

test("promises no more days than are known", () => {
  const labels = (...points: PricePoint[]) =>
    summarisePrices(points, NOW)?.lowest.map(({ label, fen }) => `${label} ${fen}`);
  expect(labels(ago(100, 5), ago(40, 7))).toEqual(["近 30 天最低 7", "近 90 天最低 5"]);
  expect(labels(ago(40, 5), ago(35, 7))).toEqual(["近 30 天最低 7", "有记录以来最低 5"]);
  expect(labels(ago(3, 5), ago(2, 7))).toEqual(["有记录以来最低 5"]);
});

test("is no history without a change", () => {
  expect(summarisePrices([], NOW)).toBeNull();
  expect(summarisePrices([ago(40, 5)], NOW)).toBeNull();
});

test("lists changes, the latest first", () => {
  const changes = summarisePrices([ago(9, 500), ago(4, 800), ago(1, 600)], NOW)?.changes;
  expect(changes?.map(({ fen, byFen }) => [fen, byFen])).toEqual([
    [600, -200],
    [800, 300],
  ]);
});

const history = fc
  .uniqueArray(
    fc.record({ days: fc.integer({ min: 0, max: 200 }), fen: fc.integer({ min: 1, max: 99 }) }),
    {
      selector: ({ days }) => days,
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((list) => list.sort((a, b) => b.days - a.days).map(({ days, fen }) => ago(days, fen)));

test("the lowest price is that of the cheapest day", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 120 }), (points, days) => {
      const priceOn = (at: number) => points.findLast(({ since }) => since <= at)?.fen;
      // In the middle between two changes, which are on whole days.
      const seen = Array.from({ length: days }, (_, day) => priceOn(NOW - (day + 0.5) * DAY));
      // A price of this moment counts, too.
      const known = [...seen, priceOn(NOW)].filter((fen) => fen !== undefined);
      expect(lowestOf(points, days, NOW)).toBe(Math.min(...known));
    }),
  );
});

test("the line stays in its picture and never goes back", () => {
  fc.assert(
    fc.property(history, (points) => {
      const line = priceLine(points, NOW);
      expect(line).toHaveLength(points.length * 2);
      for (const [place, { x, y }] of line.entries()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(1);
        expect(x).toBeGreaterThanOrEqual(line[place - 1]?.x ?? 0);
      }
      expect(line.at(-1)?.x).toBe(1);
    }),
  );
});
