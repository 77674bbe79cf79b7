import { sampleSpec } from "@storefront/contract/listing/testing/trade-sample";
import fc from "fast-check";
import { FEW_SPECS, visibleSpecs } from "./visible-specs";

const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleSpec({ id: index + 1, name: `微信 ${index + 1} 区 VIP` }),
  );
const NOTHING = { chosen: null, all: false, query: "" };

test("shows a few specs all, and of many the first ten", () => {
  expect(visibleSpecs(some(FEW_SPECS), NOTHING)).toHaveLength(FEW_SPECS);
  expect(visibleSpecs(some(500), NOTHING)).toHaveLength(10);
  expect(visibleSpecs(some(500), { ...NOTHING, all: true })).toHaveLength(500);
  expect(visibleSpecs([], NOTHING)).toEqual([]);
});

test("matches all words of a search regardless of case and width", () => {
  const find = (query: string) => visibleSpecs(some(500), { ...NOTHING, query });
  expect(find("微信 499")).toHaveLength(1);
  expect(find("４９９ vip")).toHaveLength(1);
  expect(find("  ")).toHaveLength(10);
  expect(find("没有")).toEqual([]);
});

test("keeps the chosen spec visible, without duplicates", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.boolean(), (count, at, all) => {
      const specs = some(count);
      const chosen = specs[at % count] ?? null;
      const shown = visibleSpecs(specs, { chosen, all, query: "" });
      expect(shown).toContain(chosen);
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});
