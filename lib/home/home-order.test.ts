import { BRANDS, brandByKey } from "@storefront/brands";
import { homeKindOf, partsOfBrand } from "./home-order";

const partsOf = (key: string) => {
  const brand = BRANDS.find((it) => it.key === key);
  return brand && partsOfBrand(brand);
};

test("puts accounts first, unless the brand is about something else", () => {
  expect(partsOf("mima")?.slice(0, 2)).toEqual(["account", "rent"]);
  expect(partsOf("maihaoniu")?.slice(0, 2)).toEqual(["account", "rent"]);
  expect(partsOf("huoshan")?.slice(0, 2)).toEqual(["rent", "account"]);
  expect(partsOf("diandian")?.slice(0, 2)).toEqual(["boost", "account"]);
  expect(partsOf("zhengqi")?.slice(0, 2)).toEqual(["card-key", "account"]);
});

test.each(BRANDS)("shows each part once on $key", (brand) => {
  expect([...partsOfBrand(brand)].sort()).toEqual([
    "account",
    "boost",
    "card-key",
    "rent",
    "services",
  ]);
});

test.each([
  ["mima", "market"],
  ["huoshan", "rent"],
  ["haoma", "accounts"],
  ["koudai", "accounts"],
  ["zhengqi", "cards"],
  ["zhilian", "boost"],
])("the home page of %s leads with %s", (key, kind) => {
  const brand = brandByKey(key);
  if (brand === undefined) throw new Error("no such brand");
  expect(homeKindOf(brand)).toBe(kind);
});
