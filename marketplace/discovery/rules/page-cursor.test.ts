import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { decodeCursor, encodeCursor } from "./page-cursor";

it("decodes every encoded cursor", () => {
  const cursors = fc.record({
    direction: fc.constantFrom("next" as const, "previous" as const),
    sort: fc.constantFrom(...LISTING_SORTS),
    step: fc.nat({ max: 9 }),
    key: fc.integer({ min: 0, max: 999_999_999_999_999 }),
    goodsId: fc.integer({ min: 1, max: 2_147_483_647 }),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
    }),
  );
});

it("returns null for any other text, without throwing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(decodeCursor(text)).toBeNull();
    }),
    runs(25, 100),
  );
});

it.each(["n.default.0.1.9999999999", "n.stock.0.1.1", "x.default.0.1.1", "n.default.0.-1.1"])(
  "refuses %s",
  (text) => {
    expect(decodeCursor(Buffer.from(text).toString("base64url"))).toBeNull();
  },
);
