import { createRenderContext, withRenderContext } from "@/lib/render/context.js";
import { answerKey } from "@/server/cache/store/answer-entry.js";
import { pageStore } from "@/server/cache/store/page-store.js";
import CacheHandler from "./handler.js";

const handler = new CacheHandler();
const KEY = `/route-cache/APP_PAGE/${"0".repeat(64)}/$/mima/goodsDetails/1001`;
const PATH = "/mima/goodsDetails/1001";
const cacheControl = { revalidate: 60, expire: 3600 };

const page = (html = "<html></html>") => ({
  kind: "APP_PAGE" as const,
  html,
  rscData: Buffer.from("0:[]"),
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  headers: { "x-next-cache-tags": "goods:1001" } as Record<string, string>,
  status: undefined as number | undefined,
});
const fetched = (text: string) => ({
  kind: "FETCH" as const,
  data: { headers: {}, body: Buffer.from(text).toString("base64"), status: 200, url: "u" },
  revalidate: 60,
});
const read = {
  kind: "FETCH",
  tags: ["goods:1001"],
  fetchUrl: "http://api/v1/goods",
  revalidate: 60,
};

beforeEach(() => {
  pageStore().delete(PATH);
  pageStore().delete(answerKey(read.fetchUrl));
});

test("returns a page unchanged with its policy to plain Next", async () => {
  const value = page("<p>页面</p>");
  await handler.set(KEY, value, { cacheControl });
  expect(await handler.get(KEY, { kind: "APP_PAGE" })).toMatchObject({
    cacheControl,
    value: {
      kind: "APP_PAGE",
      html: "<p>页面</p>",
      rscData: Buffer.from("0:[]"),
      segmentData: new Map([["/_tree", Buffer.from("tree")]]),
      headers: {
        "x-next-cache-tags": "goods:1001",
        "content-security-policy": expect.stringContaining("script-src 'self'"),
        "reporting-endpoints": 'csp="/api/csp-report"',
        vary: "Host,X-Forwarded-Host,User-Agent",
      },
    },
  });
});

test("adds status and policy to the page that Next is about to send", async () => {
  const value = page('<meta name="page-status" content="404"/>');
  await handler.set(KEY, value, { cacheControl });
  expect(value.status).toBe(404);
  expect(value.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("lets caches in front of plain Next keep a page for a minute at most", async () => {
  const value = page();
  const hour = { revalidate: 3600, expire: 86_400 };
  await handler.set(KEY, value, { cacheControl: hour });
  expect(value.headers["cache-control"]).toBe("s-maxage=60, stale-while-revalidate=86340");
  expect(await handler.get(KEY, { kind: "APP_PAGE" })).toMatchObject({
    cacheControl: { revalidate: 60, expire: 86_400 },
  });
});

test("does not return a page of another route with the same path", async () => {
  await handler.set(KEY, page(), { cacheControl });
  const other = KEY.replace("0000", "1111");
  expect(await handler.get(other, { kind: "APP_PAGE" })).toBeNull();
});

test("drops page and answer at once when a tag is revalidated", async () => {
  // No other test has this tag: a render that begins in the millisecond of a revalidation counts as older.
  const tag = "goods:1002";
  const value = { ...page(), headers: { "x-next-cache-tags": tag } };
  await handler.set(KEY, value, { cacheControl });
  await handler.set("hash", fetched('{"code":0,"data":{}}'), { ...read, tags: [tag] });
  expect(await handler.get(KEY, { kind: "APP_PAGE" })).not.toBeNull();
  expect(await handler.get("hash", read)).not.toBeNull();
  await handler.revalidateTag(tag, { expire: 0 });
  expect(await handler.get(KEY, { kind: "APP_PAGE" })).toBeNull();
  expect(await handler.get("hash", read)).toBeNull();
});

test("never stores a malformed answer", async () => {
  await handler.set("hash", fetched('{"code":0,"data":null}'), read);
  expect(await handler.get("hash", read)).toBeNull();
});

test("finds an answer by its address, regardless of what Next hashes into its key", async () => {
  await handler.set("hash", fetched('{"code":0,"data":{"goods_id":1001}}'), read);
  expect(await handler.get("another hash", read)).not.toBeNull();
  expect(await handler.get("hash", { ...read, fetchUrl: "http://api/v1/other" })).toBeNull();
});

test("renders no page from the store within a render of the server", async () => {
  await handler.set(KEY, page(), { cacheControl });
  await withRenderContext(createRenderContext(), async () => {
    expect(await handler.get(KEY, { kind: "APP_PAGE" })).toBeNull();
  });
});

test("refreshes a page with the first of its answers, and when its seller changes", async () => {
  const until = new Date(Date.now() + 30_000).toISOString();
  const data = { goods_id: 1001, user_id: 7, activity_until: until };
  const answer = fetched(JSON.stringify({ code: 0, data }));
  await handler.set("hash", answer, { ...read, tags: ["goods:1001"] });
  await withRenderContext(createRenderContext(), async () => {
    await handler.get("hash", read);
    await handler.set(KEY, page(), { cacheControl });
  });
  expect(pageStore().page(PATH)).toMatchObject({
    staleAt: Date.parse(until),
    expiresAt: Date.parse(until),
    tags: ["goods:1001", "seller:7"],
  });
});

test("stores no page that was rendered while the marketplace did not answer", async () => {
  const context = createRenderContext();
  context.unavailable = true;
  await withRenderContext(context, () => handler.set(KEY, page(), { cacheControl }));
  expect([context.stored, pageStore().page(PATH)]).toEqual([false, undefined]);
});

test("soon renders a page with a malformed answer again", async () => {
  const context = createRenderContext();
  context.malformed = true;
  await withRenderContext(context, () => handler.set(KEY, page(), { cacheControl }));
  expect(context.stored).toBe(true);
  expect(pageStore().page(PATH)?.revalidate).toBeLessThan(10);
});

test("tells caches in front of a page the shortest lifetime of its answers", async () => {
  const context = createRenderContext();
  context.revalidate = 20;
  await withRenderContext(context, () => handler.set(KEY, page(), { cacheControl }));
  expect(pageStore().page(PATH)?.revalidate).toBe(20);
});
