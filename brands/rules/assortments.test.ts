import { BRANDS } from "../index";
import type { Brand } from "../types";
import { assortmentFaults } from "./assortments";

const [first] = BRANDS;
const brand = (key: string, rules: Pick<Brand, "assortment" | "canonicalFor">): Brand => {
  const { assortment: _, canonicalFor: __, ...plain } = first as Brand;
  return { ...plain, key, ...rules };
};
const rest = brand("rest", { canonicalFor: "rest" });

test("accepts claims that have no listing in common", () => {
  const rent = brand("rent", {
    assortment: { kinds: ["rent"] },
    canonicalFor: { kinds: ["rent"], games: ["a"] },
  });
  const other = brand("other", { canonicalFor: { kinds: ["rent"], games: ["b"] } });
  expect(assortmentFaults([rest, rent, other])).toEqual([]);
});

test.each<[string, Pick<Brand, "assortment" | "canonicalFor">, string]>([
  ["overlapping claims", { canonicalFor: { games: ["a"] } }, "that rent claims too"],
  [
    "a claim beyond the assortment",
    { assortment: { kinds: ["item"] }, canonicalFor: { kinds: ["item", "boost"] } },
    "its assortment does not show",
  ],
  ["an empty claim", { canonicalFor: { kinds: [] } }, "claims nothing"],
  [
    "a second owner of the rest",
    { canonicalFor: "rest" },
    'x: canonicalFor: "rest" is rest\'s already',
  ],
  ["a game with a comma", { assortment: { games: ["a,b"] } }, 'game "a,b"'],
  ["a seller that is no id", { assortment: { sellers: [0] } }, "seller 0"],
])("names %s", (_, rules, fault) => {
  const rent = brand("rent", { canonicalFor: { kinds: ["rent"] } });
  expect(assortmentFaults([rest, rent, brand("x", rules)])).toEqual([
    expect.stringContaining(fault),
  ]);
});

test("names an owner of the rest that does not show everything, and a missing owner", () => {
  const narrow = brand("narrow", { assortment: { kinds: ["rent"] }, canonicalFor: "rest" });
  expect(assortmentFaults([narrow])).toEqual([expect.stringContaining("must show everything")]);
  expect(assortmentFaults([brand("x", {})])).toEqual([
    expect.stringContaining("no brand owns the rest"),
  ]);
});
