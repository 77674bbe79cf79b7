import fc from "fast-check";
import { readPieces, readPrice } from "./listing-forms";

const fieldsOf = (fields: Record<string, string>) => new URLSearchParams(fields);
const yuan = (fen: number) => (fen / 100).toFixed(2);

it("reads a price that is typed twice, and the price that was shown", () => {
  const fen = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(fen, fen, (price, seenFen) => {
      const fields = { price: yuan(price), again: ` ${yuan(price)}`, seen_fen: String(seenFen) };
      expect(readPrice(fieldsOf(fields), 1)).toEqual({ fen: price, seenFen });
    }),
  );
});

it("rejects a price that is typed differently the second time", () => {
  const fen = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(fen, fen, (price, other) => {
      fc.pre(price !== other);
      const fields = { price: yuan(price), again: yuan(other), seen_fen: "1" };
      expect(readPrice(fieldsOf(fields), 7)).toMatchObject({ field: "again-7" });
    }),
  );
});

it("reads any text as a price in whole fen within bounds, or names the field", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPrice(fieldsOf({ price: text, again: text, seen_fen: "1" }), 7);
      if ("text" in read) return expect(read.field).toMatch(/^(?:price|again)-7$/);
      expect(Number.isInteger(read.fen)).toBe(true);
      expect(read.fen).toBeGreaterThan(0);
      expect(read.fen).toBeLessThanOrEqual(1_000_000_000);
    }),
  );
});

it("reads only positive and negative numbers of pieces", () => {
  const pieces = fc.integer({ min: -100_000, max: 100_000 }).filter((by) => by !== 0);
  fc.assert(
    fc.property(pieces, fc.boolean(), (by, isSigned) => {
      const text = isSigned && by > 0 ? `+${by}` : String(by);
      expect(readPieces(fieldsOf({ pieces: text }), 7)).toEqual({ pieces: by });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\s*[+-]?\d{1,6}\s*$/.test(text));
      expect(readPieces(fieldsOf({ pieces: text }), 7)).toMatchObject({ field: "pieces-7" });
    }),
  );
});
