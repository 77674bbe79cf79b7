import fc from "fast-check";
import { FEW_SPECS, specsInSight } from "./specs-in-sight";
import { sampleSpec } from "./testing/goods-sample";

const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleSpec({ id: index + 1, name: `微信 ${index + 1} 区 VIP` }),
  );
const NOTHING = { chosen: null, all: false, query: "" };

test("shows a few specs all, and of many the first ten", () => {
  expect(specsInSight(some(FEW_SPECS), NOTHING)).toHaveLength(FEW_SPECS);
  expect(specsInSight(some(500), NOTHING)).toHaveLength(10);
  expect(specsInSight(some(500), { ...NOTHING, all: true })).toHaveLength(500);
  expect(specsInSight([], NOTHING)).toEqual([]);
});

test("matches all words of a search regardless of case and width", () => {
  const find = (query: string) => specsInSight(some(500), { ...NOTHING, query });
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
      const shown = specsInSight(specs, { chosen, all, query: "" });
      expect(shown).toContain(chosen);
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});
