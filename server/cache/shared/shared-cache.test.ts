import { setImmediate } from "node:timers/promises";
import type { Redis } from "ioredis";
import { EVERY_TAG, PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { sharedKeys } from "./namespace";
import { LOAD, PUBLISH, SYNC, WRITE } from "./scripts";
import { SharedCache } from "./shared-cache";

const PATH = "/mima/index";
const RUN_ID = "a".repeat(40);
const KEYS = sharedKeys("test", RUN_ID);
const CACHE = { namespace: "test", id: "one", secret: "between storefronts" };

/** Answers of Redis by script or command; tests replace individual ones. */
let answers: Record<string, (...values: unknown[]) => Promise<unknown>>;
/** Scripts and commands that were sent, with their arguments. */
let sent: [name: string, ...values: unknown[]][];
let store: PageStore;
let shared: SharedCache;

const NAMES = new Map([
  [LOAD, "load"],
  [WRITE, "write"],
  [PUBLISH, "publish"],
  [SYNC, "sync"],
]);

function answer(name: string, ...values: unknown[]): Promise<unknown> {
  sent.push([name, ...values]);
  return answers[name]?.(...values) ?? Promise.resolve("OK");
}

const script = (text: unknown) => NAMES.get(String(text)) ?? "unknown";
const redis = {
  info: () => answer("info"),
  eval: (text: string, _keys: number, ...values: unknown[]) => answer(script(text), ...values),
  call: (_command: string, text: string, _keys: number, ...values: unknown[]) =>
    answer(script(text), ...values),
  callBuffer: (_command: string, text: string, _keys: number, ...values: unknown[]) =>
    answer(script(text), ...values),
  unlink: (key: string) => answer("unlink", key),
} as unknown as Redis;

const namesSent = () => sent.map(([name]) => name);

beforeEach(() => {
  sent = [];
  answers = {
    info: async () => `# Server\r\nrun_id:${RUN_ID}\r\n`,
    sync: async () => [0],
    publish: async () => [1, 0],
    load: async () => null,
  };
  store = new PageStore();
  shared = new SharedCache(store, redis, CACHE);
});

it("sends nothing before it has reached Redis, and keeps pending revalidations", async () => {
  expect(await shared.load(PATH)).toBeUndefined();
  shared.write(PATH, await pageEntry("a"), 0);
  shared.delete(PATH);
  await shared.publish(["goods:1"], 0);
  expect(sent).toEqual([]);
  expect(shared.channel).toBeUndefined();
  await shared.sync();
  expect(shared.channel).toBe(KEYS.channel);
  expect(sent).toContainEqual(["publish", KEYS.tags, KEYS.channel, "one", 0, "goods:1"]);
});

it("shares entries that were stored while Redis did not answer once it is back", async () => {
  shared.write("/before", await pageEntry("a"), 1);
  shared.write("/deleted", await pageEntry("a"), 1);
  shared.delete("/deleted");
  await shared.sync();
  expect(sent).toContainEqual(expect.arrayContaining(["write", KEYS.entry("/before"), 1]));
  answers["write"] = () => Promise.reject(new Error("timed out"));
  shared.write("/failed", await pageEntry("b"), 2);
  await setImmediate();
  expect(shared.state).toBe("unavailable");
  sent = [];
  delete answers["write"];
  await shared.sync();
  expect(sent).toContainEqual(expect.arrayContaining(["write", KEYS.entry("/failed"), 2]));
  expect(sent).not.toContainEqual(expect.arrayContaining([KEYS.entry("/deleted")]));
});

it("shares more entries than may be in flight by several syncs", async () => {
  const entry = await pageEntry("a");
  for (let index = 0; index < 70; index += 1) shared.write(`/${index}`, entry, 1);
  const written = () => namesSent().filter((name) => name === "write").length;
  await shared.sync();
  expect(written()).toBe(64);
  await setImmediate();
  await shared.sync();
  expect(written()).toBe(70);
});

describe("while Redis answers", () => {
  beforeEach(async () => {
    await shared.sync();
    sent = [];
  });

  it("finds nothing for a key that Redis does not have", async () => {
    expect(await shared.load(PATH)).toBeUndefined();
    expect(sent).toEqual([["load", KEYS.tags, KEYS.entry(PATH)]]);
  });

  it("finds nothing in bytes that are not an entry", async () => {
    answers["load"] = async () => [0, Buffer.from("1"), Buffer.from("no entry")];
    expect(await shared.load(PATH)).toBeUndefined();
  });

  it("writes an entry with its tags and TTL", async () => {
    const entry = await pageEntry("a", { tags: ["goods:1", "shop:2"] });
    shared.write(PATH, { ...entry, expiresAt: Date.now() + 1_000 }, 7);
    const [[name, tags, key, sequence, names, bytes, lifetimeMs] = []] = sent;
    expect([name, tags, key, sequence, names]).toEqual([
      ...["write", KEYS.tags, KEYS.entry(PATH)],
      ...[7, "goods:1\nshop:2"],
    ]);
    expect(bytes).toBeInstanceOf(Buffer);
    expect(lifetimeMs).toBeGreaterThan(0);
    expect(lifetimeMs).toBeLessThanOrEqual(1_000);
  });

  it("keeps searches and missing pages for ten minutes, other pages for a day", async () => {
    const plain = await pageEntry("a");
    const missing = { ...plain, page: { ...plain.page, status: 404 } };
    for (const entry of [plain, { ...plain, tags: ["catalogue", "search"] }, missing]) {
      shared.write(PATH, entry, 7);
    }
    expect(sent.map(([, , , , , , lifetimeMs]) => lifetimeMs)).toEqual([
      86_400_000, 600_000, 600_000,
    ]);
  });

  it("does not write an entry that has expired or is too large", async () => {
    const entry = await pageEntry("a");
    shared.write(PATH, { ...entry, expiresAt: Date.now() }, 7);
    const large = { ...entry, tags: ["x".repeat(5 * 1024 * 1024)] };
    shared.write(PATH, large, 7);
    expect(sent).toEqual([]);
  });

  it("skips writes while 64 are in flight", async () => {
    const open: (() => void)[] = [];
    answers["write"] = () => new Promise((resolve) => open.push(() => resolve("OK")));
    const entry = await pageEntry("a");
    for (let index = 0; index < 70; index += 1) shared.write(`/${index}`, entry, 0);
    expect(namesSent()).toHaveLength(64);
    for (const resolve of open) resolve();
    await setImmediate();
    shared.write("/again", entry, 0);
    expect(namesSent()).toHaveLength(65);
  });

  it("deletes an entry by its key", () => {
    shared.delete(PATH);
    expect(sent).toEqual([["unlink", KEYS.entry(PATH)]]);
  });

  it("is unavailable after a failed command, and reports it once", async () => {
    const onState = jest.fn();
    shared = new SharedCache(store, redis, CACHE, onState);
    await shared.sync();
    const error = new Error("read only");
    answers["load"] = () => Promise.reject(error);
    expect(await shared.load(PATH)).toBeUndefined();
    expect(await shared.load(PATH)).toBeUndefined();
    expect(onState.mock.calls).toEqual([
      ["ok", undefined],
      ["unavailable", error],
    ]);
    shared.disconnected();
    expect(onState).toHaveBeenCalledTimes(2);
  });

  it("publishes a revalidation at once", async () => {
    await shared.publish(["goods:1"], 0);
    expect(sent).toEqual([["publish", KEYS.tags, KEYS.channel, "one", 0, "goods:1"]]);
    expect(store.sequence).toBe(1);
  });

  it.each([
    ["expires what it missed", [5, "goods:1"], [["goods:1"], 0, 5]],
    [
      "expires everything when Redis does not know what it missed",
      [5, EVERY_TAG],
      [[EVERY_TAG], 0, 0],
    ],
  ])("%s", async (_, missed, revalidation) => {
    const apply = jest.spyOn(store, "applyRevalidation");
    answers["sync"] = async () => missed;
    await shared.sync();
    expect(apply.mock.calls).toEqual([revalidation]);
    expect(store.sequence).toBe(5);
  });

  it("keeps its position after a reconnect to the same Redis, and starts over with another one", async () => {
    answers["sync"] = async () => [5, "goods:1"];
    await shared.sync();
    shared.disconnected();
    answers["sync"] = async () => [5];
    await shared.sync();
    expect(store.sequence).toBe(5);
    shared.disconnected();
    answers["info"] = async () => `run_id:${"b".repeat(40)}\r\n`;
    answers["sync"] = async () => [2];
    await shared.sync();
    expect(store.sequence).toBe(2);
  });

  it("is unavailable while a sync fails", async () => {
    answers["sync"] = () => Promise.reject(new Error("read only"));
    await shared.sync();
    expect(shared.state).toBe("unavailable");
  });

  it("does not skip a revalidation of another process before its own", async () => {
    answers["publish"] = async () => [3, 2];
    await shared.publish(["goods:1"], 0);
    expect(store.sequence).toBe(0);
  });

  it("synchronizes once for concurrent callers", async () => {
    await Promise.all([shared.sync(), shared.sync()]);
    expect(namesSent()).toEqual(["sync"]);
  });
});

describe("a published message", () => {
  const receive = (change: object) =>
    shared.receive(
      JSON.stringify({
        ...{ sequence: 1, previous: 0, from: "other", expire: 0, tags: ["goods:1"] },
        ...change,
      }),
    );

  beforeEach(async () => {
    await shared.sync();
    store.write(PATH, await pageEntry("a", { tags: ["goods:1"] }), Date.now() - 1);
    sent = [];
  });

  it("expires its tags, also when it comes again", () => {
    const apply = jest.spyOn(store, "applyRevalidation");
    receive({});
    receive({});
    expect(apply.mock.calls).toEqual(Array(2).fill([["goods:1"], 0, 1]));
    expect([store.sequence, sent]).toEqual([1, []]);
  });

  it("is acknowledged but not applied when it is this process's own", () => {
    const apply = jest.spyOn(store, "applyRevalidation");
    const acknowledge = jest.spyOn(store, "acknowledge");
    receive({ from: "one" });
    expect(apply).not.toHaveBeenCalled();
    expect(acknowledge).toHaveBeenCalledWith(["goods:1"], 1);
  });

  it("starts a sync when a previous one is missing", async () => {
    receive({ sequence: 3, previous: 2 });
    await shared.sync();
    expect(namesSent()).toEqual(["sync"]);
  });
});
