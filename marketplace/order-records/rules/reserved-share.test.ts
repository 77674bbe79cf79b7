import { ApiError } from "@storefront/contract/api-error";
import fc from "fast-check";
import { checkReservedShare, type ShareLimits, shareOf, totalOf } from "./reserved-share";

const LIMITS = { sharePercent: 20, shareMinPieces: 5, totalPercent: 60 };

test.each([
  ["a fifth of the unsold pieces, rounded down", 256, 1, 51, 153],
  ["as much as one buyer may always reserve of a small listing", 8, 1, 5, 5],
  ["the seller's least quantity", 15, 12, 12, 12],
])("the share is %s, the total at least that", (_, unsold, least, share, total) => {
  expect(shareOf({ unsold, least }, LIMITS)).toBe(share);
  expect(totalOf({ unsold, least }, LIMITS)).toBe(total);
});

test("100 % does not limit", () => {
  const most = { ...LIMITS, sharePercent: 100, totalPercent: 100 };
  expect(shareOf({ unsold: 1, least: 1 }, most)).toBe(Number.POSITIVE_INFINITY);
  expect(totalOf({ unsold: 1, least: 1 }, most)).toBe(Number.POSITIVE_INFINITY);
});

interface Attempt {
  buyer: number;
  pieces: number;
}

/** Pieces of an item in unpaid orders of new buyers, each at the network of the buyer's number. */
class Item {
  readonly #held: Attempt[] = [];

  constructor(
    readonly stock: number,
    readonly least: number,
    readonly limits: ShareLimits,
    readonly networks: number,
  ) {}

  /** @returns pieces of what satisfies a condition */
  held(isMeant: (buyer: number) => boolean = () => true): number {
    const meant = this.#held.filter(({ buyer }) => isMeant(buyer));
    return meant.reduce((sum, { pieces }) => sum + pieces, 0);
  }

  ofNetwork = (buyer: number): number =>
    this.held((other) => other % this.networks === buyer % this.networks);

  /** @returns the refusal; null when the pieces are reserved, or there are not so many */
  order({ buyer, pieces }: Attempt): ApiError | null {
    const unpaid = (count: number) => ({ pieces: count, expiresInS: 600 });
    const reservation = {
      pieces,
      least: this.least,
      unsold: this.stock,
      ofBuyer: this.held((other) => other === buyer),
      ofNewBuyers: unpaid(this.held()),
      ofNetwork: unpaid(this.ofNetwork(buyer)),
    };
    try {
      checkReservedShare(reservation, this.limits);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    if (this.held() + pieces <= this.stock) this.#held.push({ buyer, pieces });
    return null;
  }
}

const items = fc
  .record({
    stock: fc.integer({ min: 1, max: 300 }),
    least: fc.integer({ min: 1, max: 12 }),
    networks: fc.integer({ min: 1, max: 8 }),
    sharePercent: fc.integer({ min: 1, max: 100 }),
    shareMinPieces: fc.integer({ min: 1, max: 10 }),
    totalPercent: fc.integer({ min: 1, max: 100 }),
  })
  .filter(({ stock, least }) => least <= stock);
const attempts = fc.array(
  fc.record({ buyer: fc.nat(40), pieces: fc.integer({ min: 1, max: 120 }) }),
  { maxLength: 60 },
);

test("all new buyers hold the total at most, and each network the least quantity beyond it", () => {
  fc.assert(
    fc.property(items, attempts, ({ stock, least, networks, ...limits }, all) => {
      const item = new Item(stock, least, limits, networks);
      for (const attempt of all) item.order(attempt);
      const total = totalOf({ unsold: stock, least }, limits);
      expect(item.held()).toBeLessThanOrEqual(total + networks * least);
    }),
  );
});

test("never refuses the first buyer of a network the least quantity, down to the last piece", () => {
  fc.assert(
    fc.property(items, attempts, ({ stock, least, networks, ...limits }, all) => {
      // Network 0 is nobody's yet: the attempts are at the others.
      const item = new Item(stock, least, limits, networks + 1);
      for (const { buyer, pieces } of all) {
        item.order({ buyer: buyer * (networks + 1) + 1 + (buyer % networks), pieces });
      }
      expect(item.order({ buyer: 0, pieces: least })).toBeNull();
    }),
  );
});

test("accepts the quantity that a refusal offers", () => {
  fc.assert(
    fc.property(items, attempts, ({ stock, least, networks, ...limits }, all) => {
      const item = new Item(stock, least, limits, networks);
      for (const attempt of all) {
        const [, left] = /还可以预留 (\d+) 件/.exec(item.order(attempt)?.message ?? "") ?? [];
        if (left === undefined) continue;
        const pieces = Number(left);
        expect(pieces).toBeLessThan(attempt.pieces);
        expect(item.order({ buyer: attempt.buyer, pieces })?.message ?? "").not.toContain("还可以");
      }
    }),
  );
});
