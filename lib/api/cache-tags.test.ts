import {
  boostCache,
  catalogueCache,
  goodsCache,
  homeCache,
  isCacheTag,
  searchCache,
  shopCache,
  soldCache,
} from "./cache-tags";

describe("the table of cache tags", () => {
  test("every policy's tags are accepted by a revalidation", () => {
    for (const policy of [
      goodsCache(1),
      goodsCache(2_147_483_647),
      catalogueCache(),
      searchCache(),
      shopCache(3001),
      homeCache(),
      boostCache(),
      soldCache(),
    ]) {
      expect(policy.tags.every(isCacheTag)).toBe(true);
      expect(policy.revalidate).toBeGreaterThan(0);
    }
  });

  test.each([
    "goods:0",
    "goods:01",
    "goods:",
    "goods:1 ",
    "goods:1,home",
    "_N_T_/layout",
    "",
    7,
    null,
  ])("refuses %p", (tag) => expect(isCacheTag(tag)).toBe(false));
});
