import fc from "fast-check";
import { blurSyllable, splitSyllables } from "./pinyin-syllables";

it.each([
  ["yaorizhange", ["yao", "ri", "zhan", "ge"]],
  ["zuanshi", ["zuan", "shi"]],
  ["lv", ["lv"]],
])("splits %s", (letters, syllables) => {
  expect(splitSyllables(letters)).toContainEqual(syllables);
});

it("splits ambiguous letters in each way", () => {
  expect(splitSyllables("xian")).toEqual([["xian"], ["xi", "an"]]);
});

it.each(["", "zzzz", "qqqqq", "asdf", "vip"])("does not split %j", (letters) => {
  expect(splitSyllables(letters)).toEqual([]);
});

it("returns at most four splits that make up the letters, however many there are", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[agneixo]{0,40}$/), (letters) => {
      const splits = splitSyllables(letters);
      expect(splits.length).toBeLessThanOrEqual(4);
      for (const split of splits) expect(split.join("")).toBe(letters);
    }),
  );
});

it("makes syllables equal that are often confused", () => {
  expect(blurSyllable("zhang")).toBe(blurSyllable("zan"));
  expect(blurSyllable("shi")).toBe(blurSyllable("si"));
  expect(blurSyllable("ge")).not.toBe(blurSyllable("ke"));
});
