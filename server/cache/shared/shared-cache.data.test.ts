import { randomUUID } from "node:crypto";
import { setImmediate as waitForNextPoll } from "node:timers/promises";
import { startTcpRelay } from "@storefront/testbed/product/tcp-relay";
import { Redis } from "ioredis";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { AnswerSource } from "@/server/cache/answers/answer-source";
import { answerKey } from "@/server/cache/store/answer-entry.js";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { openSharedCache } from "./open-shared-cache";
import { SharedCache, type SharedState } from "./shared-cache";

/** Skipped without a Redis. */
const describeWithRedis = dataRedisUrl === "" ? () => {} : describe;

const PATH = "/mima/goodsDetails/1001";
const TAGS = ["goods:1001"];

let namespace: string;
let ends: (() => void)[];
beforeEach(() => {
  namespace = `test-${randomUUID()}`;
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
});

async function until(what: string, holds: () => boolean, withinMs = 5_000): Promise<number> {
  const began = performance.now();
  while (!holds()) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await waitForNextPoll();
  }
  return performance.now() - began;
}

async function openStorefront(url = dataRedisUrl) {
  const store = new PageStore();
  const errors: unknown[] = [];
  const onState = (_state: SharedState, error?: unknown) => errors.push(error);
  const { shared, close } = openSharedCache({ url, namespace, secret: "s", store, onState });
  ends.push(close);
  await until("connected", () => shared.state === "ok" && shared.channel !== undefined);
  return { store, shared, close, errors };
}

/** Stores a page whose render begins now. One that began in the same millisecond as a revalidation counts as older. */
async function render({ store }: { store: PageStore }, html: string, path = PATH): Promise<void> {
  const earlier = Date.now();
  await until("a later millisecond", () => Date.now() > earlier);
  const entry = await pageEntry(html, { tags: TAGS, expire: 3600 });
  store.write(path, entry, Date.now(), store.sequence);
}

const freshness = ({ store }: { store: PageStore }) => {
  const entry = store.page(PATH);
  return entry ? freshnessOf(entry, Date.now()) : "missing";
};

/** Starts a storefront and returns the state of its page. */
async function freshStart() {
  const storefront = await openStorefront();
  await storefront.store.load(PATH);
  return freshness(storefront);
}

async function untilShared(path = PATH): Promise<void> {
  const redis = new Redis(dataRedisUrl);
  const began = performance.now();
  try {
    for (let found = 0; found === 0; ) {
      if (performance.now() - began > 5_000)
        throw new Error(`not within 5000 ms: ${path} in Redis`);
      found = (await redis.keys(`page-cache:{${namespace}:*}:entry:${path}`)).length;
    }
  } finally {
    redis.disconnect();
  }
}

describeWithRedis("storefronts that share a page cache", () => {
  it("show a changed listing on all within a second", async () => {
    const [one, other] = [await openStorefront(), await openStorefront()];
    await render(one, "old");
    await untilShared();
    await other.store.load(PATH);
    expect(freshness(other)).toBe("fresh");
    await one.store.revalidateTags(TAGS, { expire: 0 });
    await until("expired", () => freshness(other) === "expired", 1_000);
    expect(await freshStart()).toBe("expired");
  });

  it("start warm with the pages that another has rendered", async () => {
    await render(await openStorefront(), "rendered once");
    await untilShared();
    expect(await freshStart()).toBe("fresh");
  });

  it("call the marketplace once for an answer and each of its changes", async () => {
    const [one, other] = [await openStorefront(), await openStorefront()];
    const [first, second] = [new AnswerSource(one.store), new AnswerSource(other.store)];
    const fetch = stubFetch(jest.fn(async () => Response.json({ code: 0, data: { goods_id: 5 } })));
    const address = "http://api/v1/goods/detail?goods_id=5";
    const wanted = { call: "goodsDetail", address, headers: {}, tags: TAGS, revalidate: 3600 };
    for (const calls of [1, 2]) {
      await first.provide(wanted);
      await untilShared(answerKey(address));
      expect(await second.provide(wanted)).toMatchObject({ kind: "stored" });
      expect(fetch).toHaveBeenCalledTimes(calls);
      await one.store.revalidateTags(TAGS, { expire: 0 });
      await until("expired", () => other.store.data(answerKey(address)) === undefined);
      const changedAt = Date.now();
      await until("a later millisecond", () => Date.now() > changedAt);
      const redis = new Redis(dataRedisUrl);
      const [stored = ""] = await redis.keys(`page-cache:{${namespace}:*}:entry:*`);
      await redis.unlink(stored);
      redis.disconnect();
    }
    restoreFetch();
  });

  it("render a changed listing once, and the others load it", async () => {
    const [one, other] = [await openStorefront(), await openStorefront()];
    await render(other, "old");
    await one.store.revalidateTags(TAGS, { expire: 0 });
    await until("expired", () => freshness(other) === "expired");
    await render(one, "new");
    await untilShared();
    await until("loaded", () => {
      void other.store.load(PATH);
      return freshness(other) === "fresh";
    });
    expect(other.store.page(PATH)?.page.body).toEqual(one.store.page(PATH)?.page.body);
  });

  it("share no page whose render began before its listing changed elsewhere", async () => {
    const [one, other] = [await openStorefront(), await openStorefront()];
    const began = other.store.sequence;
    await one.store.revalidateTags(TAGS, { expire: 0 });
    other.store.write(PATH, await pageEntry("old", { tags: TAGS }), Date.now() + 60_000, began);
    await until("applied", () => other.store.sequence > began);
    // The same connection processes both writes in this order.
    await render(other, "later", "/later");
    await untilShared("/later");
    expect(await freshStart()).toBe("missing");
  });

  it("keep their own pages while Redis is down, and miss no change once it is back", async () => {
    const relay = await startTcpRelay(dataRedisUrl);
    const [cut, other] = [await openStorefront(relay.url), await openStorefront()];
    await render(cut, "old");
    await render(other, "old");
    relay.down();
    await until("noticed", () => cut.shared.state === "unavailable");
    expect(cut.errors.at(-1)).toBeInstanceOf(Error);
    expect(freshness(cut)).toBe("fresh");
    await other.store.revalidateTags(TAGS, { expire: 0 });
    await cut.store.revalidateTags(["goods:2"], { expire: 0 });
    await other.store.write("/b", await pageEntry("b", { tags: ["goods:2"] }), Date.now());
    await relay.up();
    await until("back", () => cut.shared.state === "ok");
    expect(freshness(cut)).toBe("expired");
    await until("told the other", () => (other.store.page("/b")?.expiresAt ?? 0) <= Date.now());
    await relay.close();
  });

  it("wait briefly for a Redis that does not respond, and then not at all", async () => {
    const relay = await startTcpRelay(dataRedisUrl);
    const { store, shared } = await openStorefront(relay.url);
    relay.silent();
    const began = performance.now();
    await store.load(PATH);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(shared.state).toBe("unavailable");
    const again = performance.now();
    for (let turn = 0; turn < 100; turn += 1) await store.load(PATH);
    expect(performance.now() - again).toBeLessThan(100);
    await relay.close();
  });

  it("trust no earlier state when another Redis answers", async () => {
    const redis = new Redis(dataRedisUrl);
    ends.push(() => redis.disconnect());
    let runId = "a".repeat(40);
    const restarting = new Proxy(redis, {
      get: (target, name) =>
        name === "info"
          ? async () => `run_id:${runId}\r\n`
          : (Reflect.get(target, name, target)?.bind?.(target) ??
            Reflect.get(target, name, target)),
    });
    const store = new PageStore();
    const shared = new SharedCache(store, restarting, { namespace, id: randomUUID(), secret: "s" });
    store.connect(shared);
    await shared.sync();
    await render({ store }, "old");
    runId = "b".repeat(40);
    shared.disconnected();
    await shared.sync();
    expect(freshness({ store })).toBe("expired");
    expect(await shared.load(PATH)).toBeUndefined();
  });
});
