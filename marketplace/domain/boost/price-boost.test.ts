import fc from "fast-check";
import { RANKS, rankOf, rankTree, STEPS } from "./ladder";
import { type BoostInput, priceBoost } from "./price-boost";

const TOP = STEPS.length;
const price = (from: number, to: number, more: Partial<BoostInput> = {}) =>
  priceBoost({
    steps: STEPS,
    from,
    to,
    inscription: 150,
    partitionPercent: 100,
    marketPercent: 100,
    ...more,
  });

const terms = fc.record({
  inscription: fc.integer({ min: 0, max: 150 }),
  partitionPercent: fc.constantFrom(100, 105),
  marketPercent: fc.integer({ min: 50, max: 300 }),
});
/** Three ascending positions, the last above the first. */
const places = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: TOP })))
  .map((three) => three.sort((a, b) => a - b) as [number, number, number])
  .filter(([low, , high]) => high > low);

describe("the price of a boost", () => {
  it.each([
    ["one star at the bottom costs the minimum", 0, 1, { fen: 500, stars: 1, hours: 1 }],
    ["黄金Ⅳ 0星 to 铂金Ⅳ 0星", 18, 34, { fen: 4800, stars: 16, hours: 5 }],
    ["the full ladder", 0, TOP, { fen: 236_650, stars: 150, hours: 95 }],
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
  ])("inscription %i: %i fen", (inscription, fen) => {
    expect(price(18, 34, { inscription }).fen).toBe(fen);
  });

  it("never falls as the distance grows at either end", () => {
    fc.assert(
      fc.property(places, terms, ([low, middle, high], more) => {
        const full = price(low, high, more);
        for (const part of [
          price(low, Math.max(low + 1, middle), more),
          price(middle, high, more),
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
      fc.property(places, terms, ([low, middle, high], more) => {
        fc.pre(middle > low && middle < high);
        const [full, below, above] = [
          price(low, high, more),
          price(low, middle, more),
          price(middle, high, more),
        ];
        expect(below.fen + above.fen).toBeGreaterThanOrEqual(full.fen);
        expect(below.stars + above.stars).toBe(full.stars);
      }),
    );
  });

  it("is never lower for a lower inscription", () => {
    fc.assert(
      fc.property(places, terms, fc.integer({ min: 0, max: 150 }), ([low, , high], more, other) => {
        const [weak, strong] = [more.inscription, other].sort((a, b) => a - b);
        const fenWith = (inscription = 0) => price(low, high, { ...more, inscription }).fen;
        expect(fenWith(weak)).toBeGreaterThanOrEqual(fenWith(strong));
      }),
    );
  });

  it("is an integer: tens of fen, within the bounds of a column", () => {
    fc.assert(
      fc.property(places, terms, ([low, , high], more) => {
        const { fen, hours } = price(low, high, more);
        expect(fen % 10).toBe(0);
        expect(fen).toBeLessThan(2_147_483_647);
        expect(Number.isInteger(hours) && hours > 0).toBe(true);
      }),
    );
  });
});

describe("the ladder", () => {
  it("has every rank once, at its position", () => {
    expect(new Set(RANKS.map(({ rankId }) => rankId)).size).toBe(RANKS.length);
    expect(new Set(RANKS.map(({ name }) => name)).size).toBe(RANKS.length);
    const positions = RANKS.map(({ position }) => position);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions.at(-1)).toBe(TOP);
  });

  it("starts a division at the last star of the one below", () => {
    expect(rankOf(50205)?.name).toBe("钻石Ⅳ 5星");
    expect(rankOf(50300)).toEqual({ rankId: 50300, name: "钻石Ⅲ 0星", position: 60 });
    expect(rankOf(50205)?.position).toBe(60);
    expect(rankOf(70210)).toMatchObject({ name: "至尊王者 10星" });
    expect(rankOf(70209)).toBeUndefined();
  });

  it("never gets cheaper or faster going up", () => {
    for (const [index, step] of STEPS.entries()) {
      const before = STEPS[index - 1];
      expect(step.fen).toBeGreaterThanOrEqual(before?.fen ?? 0);
      expect(step.minutes).toBeGreaterThanOrEqual(before?.minutes ?? 0);
    }
  });

  it("omits ranks with 0 stars with noZero", () => {
    const leaves = (noZero: boolean) =>
      rankTree(noZero).flatMap((tier) => tier.son.flatMap((division) => division.son));
    expect(leaves(false)).toHaveLength(RANKS.length);
    expect(leaves(true).map(({ rank_name }) => rank_name)).not.toContain("0星");
    expect(leaves(true).length).toBeGreaterThan(100);
  });
});
