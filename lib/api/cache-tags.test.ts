import { env } from "@/lib/env";
import {
  boostCache,
  boostPriceCache,
  catalogueCache,
  goodsCache,
  homeCache,
  isCacheTag,
  searchCache,
  shopCache,
  soldCache,
} from "./cache-tags";

const MARKET = "b0Xk5QmY7sTfW1aLr9ZcJw";

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
      boostPriceCache(),
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
    `${MARKET}/catalogue`,
    `${MARKET}/${MARKET}/goods:1`,
    `${MARKET.slice(1)}/goods:1`,
    "",
    7,
    null,
  ])("refuses %p", (tag) => expect(isCacheTag(tag)).toBe(false));

  test.each(["goods:1", `account:${"a".repeat(43)}`])(
    "accepts %p, of a tester's market too",
    (tag) => {
      expect(isCacheTag(tag)).toBe(true);
      expect(isCacheTag(`${MARKET}/${tag}`)).toBe(true);
    },
  );

  test.each([
    [true, [3600, 3600, 3600]],
    [false, [60, 300, 300]],
  ])("has long lifetimes only if the marketplace announces changes (%s)", (announces, seconds) => {
    Object.assign(env(), { marketplaceEvents: announces });
    const policies = [goodsCache(1), catalogueCache(), homeCache()];
    expect(policies.map(({ revalidate }) => revalidate)).toEqual(seconds);
  });
});
