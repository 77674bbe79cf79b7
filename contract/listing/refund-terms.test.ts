import fc from "fast-check";
import { refundedShare } from "./refund-terms";

const fen = fc.integer({ min: 1, max: 1_000_000_000 });

it("returns all of it for a full refund, nothing for none, and never more than the proportional part", () => {
  fc.assert(
    fc.property(fen, fen, fc.integer({ min: 0, max: 1000 }), (given, price, perMille) => {
      const refund = Math.floor((price * perMille) / 1000);
      const share = refundedShare(given, refund, price);
      expect(refundedShare(given, price, price)).toBe(given);
      expect(refundedShare(given, 0, price)).toBe(0);
      expect(Number.isInteger(share)).toBe(true);
      expect(share).toBeLessThanOrEqual((given * refund) / price + 1e-6);
      if (refund < price) expect(share).toBeLessThan(given);
    }),
  );
});
