import { SEARCH_TIMEOUT_MS } from "@storefront/marketplace/database/open-postgres";
import { sql } from "drizzle-orm";
import type { TestApp } from "../marketplace/test-app";
import { openShop } from "./open-shop";

let test: TestApp;
beforeAll(async () => {
  test = await openShop();
});
afterAll(() => test.close());

/** Runs `work` while the search index is locked, so that searches hang like a very slow statement. */
const whileSearchesWait = (work: () => Promise<void>): Promise<void> =>
  test.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table listing_index in access exclusive mode`);
    await work();
  });

const searches = {
  games: () => test.request("games", {}),
  searchGoods: () => test.request("searchGoods", { q: "账号" }),
  suggest: () => test.request("suggest", { q: "账号" }),
};

it.each(Object.entries(searches))(
  "%s is canceled after the timeout with 503, and works again afterwards",
  async (_, search) => {
    await whileSearchesWait(async () => {
      const since = performance.now();
      expect(await search()).toMatchObject({ status: 503, code: 20503, data: null });
      // Failing earlier would have another cause; the upper margin is for a busy machine.
      const tookMs = performance.now() - since;
      expect(tookMs).toBeGreaterThan(SEARCH_TIMEOUT_MS - 50);
      expect(tookMs).toBeLessThan(SEARCH_TIMEOUT_MS + 5000);
    });
    expect((await search()).status).toBe(200);
  },
);

it("leaves connections for other calls while many searches wait", async () => {
  await whileSearchesWait(async () => {
    const waiting = Array.from({ length: 30 }, searches.suggest);
    expect((await test.request("goodsDetail", { goods_id: 1010 })).status).toBe(200);
    const since = performance.now();
    const answers = await Promise.all(waiting);
    expect(performance.now() - since).toBeLessThan(SEARCH_TIMEOUT_MS + 5000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });
});
