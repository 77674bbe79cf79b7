import { startStorefront, type TestStorefront } from "@storefront/testbed/server/storefront";
import { renderContext } from "@/lib/render/context.js";
import { pageEntry } from "@/server/cache/store/testing/entries";

/** What a search costs in the product. */
const RENDER_MS = 30;
const CONNECTIONS = 6;
const CACHED = 300;
/** A loose bound: unlimited searches make it at least the renders of all connections, 180 ms. */
const MAX_P95_MS = 60;

let shop: TestStorefront;
beforeEach(async () => {
  shop = await startStorefront({ perAddress: 60, total: 180 });
  shop.setHandler(async ({ url = "" }, response) => {
    const context = renderContext();
    const until = performance.now() + RENDER_MS;
    while (performance.now() < until);
    if (context) {
      shop.store.write(url, await pageEntry("page", { tags: ["search"] }), context.startedAt);
      context.stored = true;
    }
    response.end();
  });
});
afterEach(() => shop.stop());

test("cached pages stay fast while one address searches for new words over six connections", async () => {
  await shop.get("/index");
  const statuses: Record<number, number> = {};
  let isRunning = true;
  const search = async (connection: number) => {
    for (let turn = 0; isRunning; turn += 1) {
      const { status } = await shop.get(`/search?q=word-${connection}-${turn}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const searching = Array.from({ length: CONNECTIONS }, (_, connection) => search(connection));
  // The searches that are allowed at once are used up by then.
  while (statuses[429] === undefined) await shop.get("/index");
  const times: number[] = [];
  for (let sent = 0; sent < CACHED; sent += 1) {
    const began = performance.now();
    expect((await shop.get("/index")).status).toBe(200);
    times.push(performance.now() - began);
  }
  isRunning = false;
  await Promise.all(searching);
  times.sort((a, b) => a - b);
  expect(times[Math.floor(CACHED * 0.95)]).toBeLessThan(MAX_P95_MS);
  expect(statuses[200]).toBeGreaterThanOrEqual(20);
  expect(statuses[500]).toBeUndefined();
}, 30_000);
