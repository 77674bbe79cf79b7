import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";

/** What caches keep of the deployment under test. */
test.use({ sharedMarket: true });

const LISTS: [title: string, path: string][] = [
  ["a game's list", gameHref({ game: "曜日战歌", kind: "account" })],
  ["a shop", "/personal_center?user_id=3004"],
  ["search results", `/search?q=${encodeURIComponent("曜日战歌")}`],
];
for (const [title, path] of LISTS)
  test(`lets shared caches keep ${title} for a minute`, { tag: "@readonly" }, async () => {
    const { status, headers } = await requestHost(onBrand("mima"), path);
    expect([status, headers["cache-control"]]).toEqual([
      200,
      expect.stringContaining("s-maxage=60"),
    ]);
  });

const QUERIES: [path: string, visitorQuery: string][] = [
  ["/goodsDetails?goodsId=1014", "promotion_user_id=9"],
  ["/goodsDetail?goodsId=1014", "symbol=x"],
];
for (const [path, visitorQuery] of QUERIES)
  test(`serves ${path} from the cache on the second request, regardless of the visitor's query`, {
    tag: "@readonly",
  }, async () => {
    await requestHost(onBrand("mima"), path);
    // STALE is cached too: on a slow machine the entry's lifetime may have ended.
    await expect
      .poll(async () => {
        const { headers } = await requestHost(onBrand("mima"), `${path}&${visitorQuery}`);
        return headers["x-nextjs-cache"];
      })
      .toMatch(/^(HIT|STALE)$/);
  });
