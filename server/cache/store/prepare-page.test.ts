import { brotliDecompressSync } from "node:zlib";
import { identityOf } from "./compressed-body.js";
import { pageSize, preparePage, tagsOf } from "./prepare-page.js";

const PAYLOAD = "0:".repeat(1000);
const HTML = `<html><body>${"页面".repeat(1000)}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${PAYLOAD}"])</script></body></html>`;
const page = (html = HTML, headers = {}, status: number | undefined = undefined) =>
  preparePage({
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from(PAYLOAD),
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
    headers,
    status,
  });

test("stores a page in every form it is sent in", async () => {
  const { body, rsc, segments, csp, status } = await page();
  expect(brotliDecompressSync(body.br ?? "").toString()).toBe(HTML);
  expect(identityOf(body).toString()).toBe(HTML);
  expect(identityOf(rsc ?? body).toString()).toBe(PAYLOAD);
  expect(segments.get("/_tree")?.identity?.toString()).toBe("tree");
  expect(csp).toMatch(/script-src 'self' 'sha256-/);
  expect(status).toBe(200);
});

test("gives different content a different ETag", async () => {
  expect((await page()).body.etag).toBe((await page()).body.etag);
  expect((await page()).body.etag).not.toBe((await page(`${HTML} `)).body.etag);
});

test("has status 404 only when its markup is marked so", async () => {
  const missing = `<head><meta name="page-status" content="404"/></head>`;
  const text = "&lt;meta name=&quot;page-status&quot; content=&quot;404&quot;/>";
  expect((await page(missing)).status).toBe(404);
  expect((await page(text)).status).toBe(200);
  expect((await page(missing, {}, 307)).status).toBe(307);
});

test("takes one Location of a redirect and drops Next's tags", async () => {
  const headers = {
    location: ["/index", "/index"],
    "x-next-cache-tags": "goods:1,_N_T_/x",
    "x-nextjs-stale-time": "300",
  };
  const redirect = await page("", headers, 307);
  expect(redirect.location).toBe("/index");
  expect(redirect.headers).toEqual({ "x-nextjs-stale-time": "300" });
  expect(tagsOf({ kind: "APP_ROUTE", body: Buffer.alloc(0), headers, status: 200 })).toEqual([
    "goods:1",
    "_N_T_/x",
  ]);
});

test("a file keeps its type and Cache-Control, and is compressed only if compressible", async () => {
  const file = (type: string) =>
    preparePage({
      kind: "APP_ROUTE",
      status: 200,
      headers: { "content-type": type, "cache-control": "public, max-age=60" },
      body: Buffer.alloc(2000, "a"),
    });
  const [svg, png] = [await file("image/svg+xml"), await file("image/png")];
  expect(svg.headers).toEqual({ "cache-control": "public, max-age=60" });
  expect([svg.body.br !== undefined, png.body.br !== undefined]).toEqual([true, false]);
  expect(svg.csp).toBeUndefined();
});

test("counts the bytes it stores", async () => {
  const prepared = await page();
  expect(pageSize(prepared)).toBeGreaterThan(prepared.body.br?.length ?? 0);
  expect(pageSize(prepared)).toBeLessThan(2 * HTML.length);
});

test("stores and counts a segment once that is the entire payload", async () => {
  const prepared = await page();
  const withSegment = await preparePage({
    kind: "APP_PAGE",
    html: HTML,
    rscData: Buffer.from(PAYLOAD),
    segmentData: new Map([["/_full", Buffer.from(PAYLOAD)]]),
    headers: {},
    status: undefined,
  });
  expect(withSegment.segments.get("/_full")).toBe(withSegment.rsc);
  expect(pageSize(withSegment)).toBeLessThan(pageSize(prepared));
});
