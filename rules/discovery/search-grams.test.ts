import fc from "fast-check";
import { approximateGrams, gramsOf, searchText } from "./search-grams";

it.each([
  ["ＷＺ ry", "wzry"],
  ["钻石 Ⅲ", "钻石iii"],
  ["100% \"'\\_", "100"],
  ["😀\u202e", ""],
])("searches %j as %j", (query, text) => {
  expect(searchText(query)).toBe(text);
});

it("splits words into pairs of neighbours", () => {
  expect(gramsOf("和平精英")).toEqual(["和平", "平精", "精英"]);
  expect(gramsOf("王")).toEqual(["王"]);
  expect(gramsOf("")).toEqual([]);
});

const word = fc.stringMatching(/^[a-z]{5,12}$/);
const finds = (query: string, listing: string) =>
  approximateGrams(query).some((grams) => grams.every((gram) => gramsOf(listing).includes(gram)));

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

it("does not find a word of which nothing is in the query", () => {
  expect(finds("abcdef", "uvwxyz")).toBe(false);
  expect(approximateGrams("王者")).toEqual([]);
});
