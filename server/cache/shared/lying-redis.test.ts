import type { Redis } from "ioredis";
import { freshnessOf } from "@/server/cache/store/freshness.js";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { encodeEntry } from "./entry-codec";
import { LOAD, PUBLISH, SYNC } from "./scripts";
import { SharedCache } from "./shared-cache";

const PATH = "/mima/goodsDetails/5";
const SECRET = "between storefronts";
const FAR = Number.MAX_SAFE_INTEGER;

/** What Redis answers; tests have it lie. */
let answers: { sync: unknown[]; load: unknown; publish: unknown[] };
let store: PageStore;
let shared: SharedCache;

const scripts = new Map<string, () => unknown>([
  [LOAD, () => answers.load],
  [SYNC, () => answers.sync],
  [PUBLISH, () => answers.publish],
]);
const redis = {
  info: async () => "run_id:0123abc\r\n",
  eval: async (text: string) => scripts.get(text)?.() ?? "OK",
  call: async () => "OK",
  callBuffer: async (_command: string, text: string) => scripts.get(text)?.(),
} as unknown as Redis;

beforeEach(async () => {
  answers = { sync: [100], load: null, publish: [101, 100] };
  store = new PageStore();
  shared = new SharedCache(store, redis, { namespace: "test", id: "one", secret: SECRET });
  store.connect(shared);
  await shared.sync();
});

/** An entry as another storefront has written it. */
const written = async (sequence: number, key = PATH) =>
  encodeEntry(
    { key, sequence, entry: await pageEntry("theirs", { tags: ["goods:5"] }) },
    SECRET,
  ) as Buffer;

const loaded = async () => {
  const entry = await store.load(PATH);
  return entry ? freshnessOf(entry, Date.now()) : "missing";
};

test("loads what another storefront has written", async () => {
  answers.load = [0, Buffer.from("100"), await written(100)];
  expect(await loaded()).toBe("fresh");
});

test.each<[string, (bytes: Buffer) => unknown]>([
  ["a newer version", (bytes) => [0, Buffer.from("101"), bytes]],
  ["an older version", (bytes) => [0, Buffer.from("99"), bytes]],
  ["a version of the far future", (bytes) => [0, Buffer.from(String(FAR)), bytes]],
  ["a version that is no number", (bytes) => [0, Buffer.from("new"), bytes]],
  ["no version", (bytes) => [0, null, bytes]],
  ["half of the body", (bytes) => [0, Buffer.from("100"), bytes.subarray(0, 200)]],
  ["a garbage body", () => [0, Buffer.from("100"), Buffer.from("<html>")]],
  ["no body", () => [0, Buffer.from("100"), null]],
  ["an empty list", () => []],
  ["a text", () => "OK"],
])("finds nothing when Redis gives %s", async (_, lie) => {
  answers.load = lie(await written(100));
  expect(await loaded()).toBe("missing");
});

test("finds nothing when Redis gives the page of another brand", async () => {
  answers.load = [0, Buffer.from("100"), await written(100, "/other/goodsDetails/5")];
  expect(await loaded()).toBe("missing");
});

test("does not believe that an entry is current when it knows of a later change", async () => {
  answers.load = [0, Buffer.from("100"), await written(100)];
  await store.revalidateTags(["goods:5"], { expire: 0 });
  expect(await loaded()).toBe("expired");
});

test("does not believe a number that is newer than the change, which came after the entry", async () => {
  const later = Date.now() + 1000;
  answers.load = [0, Buffer.from(String(later)), await written(later)];
  await store.revalidateTags(["goods:5"], { expire: 0 });
  expect(await loaded()).toBe("expired");
});

test.each([
  ["of the far future", [FAR]],
  ["that is no number", ["soon"]],
  ["that is missing", []],
])("does without Redis when it gives a last number %s", async (_, lie) => {
  answers.sync = lie;
  await shared.sync();
  expect([shared.state, store.sequence]).toEqual(["unavailable", 100]);
});

test.each([
  ["garbage", "<html>"],
  ["no tags", JSON.stringify({ sequence: 101, previous: 100, from: "two", expire: 0 })],
  ["a number of the far future", JSON.stringify({ ...message(FAR), tags: ["goods:5"] })],
  ["no number", JSON.stringify({ ...message(101), sequence: "101" })],
])("survives a message with %s and asks again", async (_, text) => {
  answers.sync = [102, "goods:5"];
  store.write(PATH, await pageEntry("ours", { tags: ["goods:5"] }), Date.now() - 1);
  shared.receive(text);
  await shared.sync();
  expect([store.page(PATH)?.expiresAt === Number.POSITIVE_INFINITY, store.sequence]).toEqual([
    false,
    102,
  ]);
});

test("applies a change whose number seems to be known", async () => {
  store.write(PATH, await pageEntry("ours", { tags: ["goods:5"] }), Date.now() - 1);
  shared.receive(JSON.stringify(message(50)));
  expect(store.page(PATH)?.expiresAt).toBeLessThanOrEqual(Date.now());
});

function message(sequence: number) {
  return { sequence, previous: sequence - 1, from: "two", expire: 0, tags: ["goods:5"] };
}
