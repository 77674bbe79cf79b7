import { brandByKey } from "@storefront/brands";
import { homeKindOf } from "./home-kind";

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
