import fc from "fast-check";
import { coveringSample, pairsOf } from "./covering-sample";

it("covers every pair of values that occurs, with cases of the list", () => {
  const value = fc.constantFrom("a", "b", "c");
  const cases = fc.array(fc.tuple(value, value, value, value), { maxLength: 60 });
  fc.assert(
    fc.property(cases, (list) => {
      const sample = coveringSample(list, (each) => each);
      expect(new Set(sample.flatMap(pairsOf))).toEqual(new Set(list.flatMap(pairsOf)));
      for (const each of sample) expect(list).toContain(each);
      expect(new Set(sample).size).toBe(sample.length);
    }),
  );
});

it("is far smaller than all cases", () => {
  const values = [0, 1, 2].map(String);
  const all = values.flatMap((a) =>
    values.flatMap((b) => values.flatMap((c) => values.map((d) => [a, b, c, d]))),
  );
  expect(all).toHaveLength(81);
  expect(coveringSample(all, (each) => each).length).toBeLessThanOrEqual(15);
});
