import fc from "fast-check";
import { approximateGrams, gramsOf, wordGrams } from "./search-grams";

it("requires each word, or the pieces of a text without spaces", () => {
  expect(wordGrams(["王者", "wzry"])).toEqual([["王者", "wz", "zr", "ry"]]);
  expect(wordGrams(["王者限定皮肤"])).toEqual([["王者", "限定", "皮肤"]]);
  expect(wordGrams(["和平精英号", "60"])).toEqual([
    ["和平", "平精", "英号", "60"],
    ["和平", "精英", "英号", "60"],
  ]);
  expect(wordGrams([])).toEqual([]);
});

it("finds a text by its words in any order, with and without spaces", () => {
  const words = fc.array(fc.stringMatching(/^[王者限定皮肤]{2,4}$/), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const listing = gramsOf(parts.join(""));
      for (const query of [parts.toReversed(), [parts.join("")]])
        expect(wordGrams(query).some((grams) => grams.every((it) => listing.includes(it)))).toBe(
          true,
        );
    }),
  );
});

it("splits words into pairs of adjacent letters", () => {
  expect(gramsOf("和平精英")).toEqual(["和平", "平精", "精英"]);
  expect(gramsOf("王")).toEqual(["王"]);
  expect(gramsOf("")).toEqual([]);
});

const word = fc.oneof(
  fc.stringMatching(/^[a-z]{7,12}$/),
  fc.stringMatching(/^[王者荣耀和平精英]{5,9}$/),
);
const finds = (query: string, listing: string) =>
  approximateGrams([query]).some((grams) => grams.every((gram) => gramsOf(listing).includes(gram)));

it("finds a word by a query with one wrong, missing, additional or transposed letter", () => {
  fc.assert(
    fc.property(word, fc.nat(), (listing, seed) => {
      const at = seed % (listing.length - 1);
      const [before, one, two, after] = [
        listing.slice(0, at),
        listing[at] ?? "",
        listing[at + 1] ?? "",
        listing.slice(at + 2),
      ];
      for (const typed of [`0${two}`, two, `${one}0${two}`, `${two}${one}`])
        expect(finds(`${before}${typed}${after}`, listing)).toBe(true);
    }),
  );
});

it("does not find a word that shares too little with the query", () => {
  expect(finds("abcdef", "uvwxyz")).toBe(false);
  expect(finds("wzry", "wzabry")).toBe(true);
  expect(finds("wzry", "qwza")).toBe(false);
  expect(approximateGrams(["王者", "皮肤"])).toEqual([["皮肤"], ["王者"]]);
  expect(approximateGrams(["王者"])).toEqual([]);
});
