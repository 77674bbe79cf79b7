import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { insertReviews } from "@storefront/sandbox/sample-catalog/insert-reviews";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { deliverChanges, registerStorefronts } from "../../catalogue/goods/change-outbox";
import { goods, goodsChanges, goodsSpecs, searchPages, stock } from "../../database/schema";
import { openSearchEngines } from "../../providers/search-engines/open-search-engines";
import type { SearchEngine } from "../../providers/search-engines/search-engine";
import { changeReceivers } from "./record-pages";
import { createPush, startPushes } from "./start-pushes";

interface Received {
  path: string;
  body: string;
}

let server: Server;
let url: string;
let received: Received[] = [];
let answer: (request: Received) => { status: number; body: string };
const test = useTestApp();
let engines: SearchEngine[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const each = { path: request.url ?? "", body: await text(request) };
    received.push(each);
    const { status, body } = answer(each);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  received = [];
  answer = () => ({ status: 200, body: '{"remain":9,"success":1}' });
  open({ indexNow: { url: `${url}/indexnow`, key: "key-of-a-test" }, baidu: undefined });
  await registerStorefronts(test.deps.db, ["search-engines"], test.clock.now());
});
afterAll(() => server.close());

function open(settings: Parameters<typeof openSearchEngines>[0]): void {
  engines = openSearchEngines(settings);
  test.deps.searchEngines = engines;
  // As the storefront answers: rentals belong to another host.
  test.deps.findAddresses = async (listings) =>
    listings.map(({ goods_id, kind }) => addressOf(goods_id, kind === "rent" ? "b" : "a"));
}

const openBaidu = (...hosts: string[]) =>
  open({
    indexNow: undefined,
    baidu: { url: `${url}/urls`, tokens: new Map(hosts.map((host) => [host, "token"])) },
  });
const addressOf = (id: number, host = "a") => `https://${host}.test/goodsDetails?goodsId=${id}`;

/** Takes the changes from the outbox, as `startOutbox` does. */
async function record(): Promise<void> {
  const [recorder] = changeReceivers({ ...test.deps, storefronts: [] });
  if (recorder === undefined) throw new Error("no search engine is open");
  while ((await deliverChanges(test.deps.db, recorder)) > 0);
}

/** Returns a function that records and pushes what has changed. */
function pusher(): () => Promise<void> {
  const pushes = engines.map((engine) => createPush(engine, test.deps));
  return async () => {
    await record();
    for (const push of pushes) await push();
  };
}

const rename = (id: number, name: string) =>
  test.deps.db.update(goods).set({ name }).where(eq(goods.id, id));
const setPrice = (id: number, priceFen: number) =>
  test.deps.db.update(goodsSpecs).set({ priceFen }).where(eq(goodsSpecs.goodsId, id));
const pushed = () => received.map(({ body }) => JSON.parse(body) as { host: string });

it("tells IndexNow of a changed title or price once, by host", async () => {
  const push = pusher();
  await rename(1001, "another name");
  await setPrice(1001, 777);
  await rename(1003, "another rental");
  await push();
  const request = (host: string, id: number) => ({
    host: `${host}.test`,
    key: "key-of-a-test",
    keyLocation: `https://${host}.test/key-of-a-test.txt`,
    urlList: [addressOf(id, host)],
  });
  expect(pushed()).toHaveLength(2);
  expect(pushed()).toEqual(expect.arrayContaining([request("a", 1001), request("b", 1003)]));
  await push();
  expect(pushed()).toHaveLength(2);
  await setPrice(1001, 888);
  await push();
  expect(pushed()).toHaveLength(3);
});

it("tells nothing of changes that search engines do not show, or that are undone", async () => {
  const { db } = test.deps;
  const push = pusher();
  const review = { nickname: "晚风", score: 4, content: "秒到", at: test.clock.now() };
  await insertReviews(db, [{ ...review, goodsId: 1001 }]);
  await rename(1001, "another name");
  await push();
  received = [];
  await insertReviews(db, [{ ...review, goodsId: 1001 }]);
  await rename(1001, "a third name");
  await rename(1001, "another name");
  await push();
  expect(received).toEqual([]);
});

it("tells that a listing is sold out, back, and gone", async () => {
  const { db, clock } = test.deps;
  const push = pusher();
  await rename(1010, "another name");
  await push();
  for (const available of [0, 1]) {
    await db
      .update(stock)
      .set({ available, held: 1 - available })
      .where(eq(stock.goodsId, 1010));
    await push();
  }
  await db.update(goods).set({ removedAt: clock.now() }).where(eq(goods.id, 1010));
  await push();
  await push();
  expect(received).toHaveLength(4);
  expect((await db.select().from(searchPages))[0]?.pushedState).toBe("gone");
});

it("pushes again after a failure, later each time, and other hosts meanwhile", async () => {
  const push = pusher();
  answer = ({ body }) => ({ status: body.includes("//a.test") ? 503 : 202, body: "" });
  await rename(1001, "another name");
  await rename(1003, "another rental");
  await push();
  await push();
  expect(pushed().map(({ host }) => host)).toEqual(["a.test", "b.test"]);
  await test.clock.advance(11);
  await push();
  expect(received).toHaveLength(3);
  answer = () => ({ status: 200, body: "" });
  await test.clock.advance(11);
  await push();
  expect(received).toHaveLength(3);
  await test.clock.advance(10);
  await push();
  await push();
  expect(pushed().map(({ host }) => host)).toEqual(["a.test", "b.test", "a.test", "a.test"]);
});

it("keeps changes in the outbox while no storefront names the addresses", async () => {
  const push = pusher();
  const { findAddresses } = test.deps;
  test.deps.findAddresses = () => Promise.reject(new Error("connection refused"));
  await rename(1001, "another name");
  await expect(record()).rejects.toThrow("connection refused");
  test.deps.findAddresses = findAddresses;
  await push();
  expect(received).toHaveLength(1);
});

it("stops at Baidu's quota until the next day in China, and skips hosts without a token", async () => {
  openBaidu("a.test");
  const push = pusher();
  answer = () => ({ status: 200, body: '{"remain":0,"success":1}' });
  await rename(1001, "another name");
  await rename(1003, "another rental");
  await push();
  expect(received).toEqual([
    { path: "/urls?site=https%3A%2F%2Fa.test&token=token", body: addressOf(1001) },
  ]);
  await rename(1001, "a third name");
  await push();
  await test.clock.advance(3600);
  await push();
  expect(received).toHaveLength(1);
  await test.clock.advance(86_400);
  await push();
  await push();
  expect(received).toHaveLength(2);
});

it("pushes again what Baidu refused for its quota", async () => {
  openBaidu("a.test");
  const push = pusher();
  answer = () => ({ status: 400, body: '{"error":400,"message":"over quota"}' });
  await rename(1001, "another name");
  await push();
  answer = () => ({ status: 200, body: '{"remain":1,"success":1}' });
  await test.clock.advance(86_400);
  await push();
  await push();
  expect(received.map(({ body }) => body)).toEqual([addressOf(1001), addressOf(1001)]);
});

it("two processes push a change once", async () => {
  await rename(1001, "another name");
  await record();
  const [engine] = engines;
  if (engine === undefined) throw new Error("no engine");
  await Promise.all([createPush(engine, test.deps)(), createPush(engine, test.deps)()]);
  expect(received).toHaveLength(1);
});

it("is off unless configured, and then nothing waits in the outbox", async () => {
  const { db } = test.deps;
  await rename(1001, "another name");
  open({ indexNow: undefined, baidu: undefined });
  expect(changeReceivers({ ...test.deps, storefronts: [] })).toEqual([]);
  const stop = await startPushes(test.deps);
  await stop();
  await rename(1001, "a third name");
  const waiting = await db.select().from(goodsChanges);
  expect(waiting.filter(({ storefront }) => storefront === "search-engines")).toEqual([]);
});
