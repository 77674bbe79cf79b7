import type { BoostDivision } from "@storefront/contract/boosts/boost-game";
import { sampleBoostGame } from "@storefront/testbed/marketplace/sample-boost-game";
import fc from "fast-check";
import { buildLadder } from "./ladder";
import { type BoostInput, inscriptionPercent, priceBoost } from "./price-boost";

const SAMPLE = sampleBoostGame();
const { steps: STEPS } = buildLadder(SAMPLE.ladder);

const FLAT = { inscriptionPercent: 100, partitionPercent: 100, pricePercent: 100 };
const price = (from: number, to: number, more: Partial<BoostInput> = {}) =>
  priceBoost({ steps: STEPS, from, to, ...FLAT, ...more });

const percent = fc.integer({ min: 50, max: 300 });
const terms = fc.record({
  inscriptionPercent: percent,
  partitionPercent: percent,
  pricePercent: percent,
});
const division = fc.record({
  stars: fc.integer({ min: 1, max: 9 }),
  fen: fc.integer({ min: 1, max: 500_000 }),
  minutes: fc.integer({ min: 1, max: 1440 }),
});
/** Any ladder that an import accepts, as its steps: dearer going up. */
const ladder = fc
  .array(division, { minLength: 2, maxLength: 8 })
  .map((drawn) => [...drawn].sort((one, other) => one.fen - other.fen))
  .map((drawn) =>
    drawn.map(
      ({ stars, ...each }, index): BoostDivision => ({
        ...each,
        tier: `T${index}`,
        name: `D${index}`,
        from: 0,
        to: stars,
      }),
    ),
  )
  .map((divisions) => buildLadder(divisions).steps);
/** A ladder with three ascending positions on it, the last above the first. */
const climbs = ladder.chain((steps) =>
  fc
    .array(fc.integer({ min: 0, max: steps.length }), { minLength: 3, maxLength: 3 })
    .map((three) => three.sort((a, b) => a - b) as [number, number, number])
    .filter(([low, , high]) => high > low)
    .map((places) => ({ steps, places })),
);

describe("the price of a boost", () => {
  it.each([
    ["one star at the bottom costs the minimum", 0, 1, { fen: 500, stars: 1, hours: 1 }],
    ["黄金Ⅳ 0星 to 铂金Ⅳ 0星", 18, 34, { fen: 4800, stars: 16, hours: 5 }],
    ["the full ladder", 0, STEPS.length, { fen: 236_650, stars: 150, hours: 95 }],
  ])("%s", (_, from, to, expected) => {
    expect(price(from, to)).toEqual(expected);
  });

  it.each([
    [150, 4800],
    [149, 5040],
    [120, 5040],
    [90, 5380],
    [60, 5860],
    [30, 6480],
    [0, 7200],
  ])("inscription %i: %i fen", (level, fen) => {
    const inscription = inscriptionPercent(SAMPLE.inscription, level);
    expect(price(18, 34, { inscriptionPercent: inscription }).fen).toBe(fen);
  });

  it("does not depend on the inscription in a game without any", () => {
    expect(inscriptionPercent([], 0)).toBe(100);
  });

  it("is the sum of the steps of every path, rounded up to ten fen, at least five yuan", () => {
    fc.assert(
      fc.property(climbs, ({ steps, places: [low, , high] }) => {
        const sum = steps.slice(low, high).reduce((total, step) => total + step.fen, 0);
        expect(price(low, high, { steps }).fen).toBe(Math.max(500, Math.ceil(sum / 10) * 10));
      }),
    );
  });

  it("never falls as the distance grows at either end", () => {
    fc.assert(
      fc.property(climbs, terms, ({ steps, places: [low, middle, high] }, more) => {
        const full = price(low, high, { steps, ...more });
        for (const part of [
          price(low, Math.max(low + 1, middle), { steps, ...more }),
          price(middle, high, { steps, ...more }),
        ]) {
          expect(part.fen).toBeLessThanOrEqual(full.fen);
          expect(part.stars).toBeLessThanOrEqual(full.stars);
          expect(part.hours).toBeLessThanOrEqual(full.hours);
        }
      }),
    );
  });

  it("is never lower for a boost split into two orders", () => {
    fc.assert(
      fc.property(climbs, terms, ({ steps, places: [low, middle, high] }, more) => {
        fc.pre(middle > low && middle < high);
        const [full, below, above] = [
          price(low, high, { steps, ...more }),
          price(low, middle, { steps, ...more }),
          price(middle, high, { steps, ...more }),
        ];
        expect(below.fen + above.fen).toBeGreaterThanOrEqual(full.fen);
        expect(below.stars + above.stars).toBe(full.stars);
      }),
    );
  });

  it("is never lower for a lower inscription", () => {
    const level = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(level, level, (one, other) => {
        const [weak, strong] = [Math.min(one, other), Math.max(one, other)];
        const percentAt = (at: number) => inscriptionPercent(SAMPLE.inscription, at);
        expect(percentAt(weak)).toBeGreaterThanOrEqual(percentAt(strong));
      }),
    );
  });

  it("is a positive integer: tens of fen, within the bounds of a column", () => {
    fc.assert(
      fc.property(climbs, terms, ({ steps, places: [low, , high] }, more) => {
        const { fen, hours } = price(low, high, { steps, ...more });
        expect(fen).toBeGreaterThan(0);
        expect(fen % 10).toBe(0);
        expect(fen).toBeLessThan(2_147_483_647);
        expect(Number.isInteger(hours) && hours > 0).toBe(true);
      }),
    );
  });
});
