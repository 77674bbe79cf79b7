import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { httpGet } from "@storefront/testbed/server/http-get";
import { echo, startPipeline } from "@storefront/testbed/server/pipeline-server";
import { LARGEST_CACHED } from "../cache/images/image";
import { ImageCache } from "../cache/images/image-cache";
import { images } from "./images";
import { normalizeRequest } from "./normalize-request";

let mockBase = "";
jest.mock("@/lib/env", () => {
  const actual = jest.requireActual("@/lib/env");
  return { ...actual, env: () => ({ ...actual.env(), apiBaseUrl: mockBase }) };
});

let marketplace: Server;
/** The marketplace's handler of picture requests. */
let answer: RequestListener;
let requested: string[];
let pipeline: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  marketplace = createServer((request, response) => {
    requested.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((listening) => marketplace.listen(0, "127.0.0.1", listening));
  mockBase = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
});
afterAll(() => {
  marketplace.closeAllConnections();
  marketplace.close();
});

beforeEach(async () => {
  requested = [];
  answer = sends(200, CACHEABLE, "0123456789");
  pipeline = await startPipeline([
    normalizeRequest({ trustedHops: 0 }, "max-age=1"),
    images(new ImageCache(10_000_000)),
    echo,
  ]);
});
afterEach(() => pipeline.stop());

const CACHEABLE = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=60",
  etag: '"1"',
};
const UNCACHEABLE = { ...CACHEABLE, "cache-control": "no-store" };

const sends =
  (status: number, headers: Record<string, string>, body: string | Buffer = ""): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  httpGet(pipeline.port, path, { headers, method });

test("fetches a picture once, then sends it from memory as 200, 206 and 304", async () => {
  const whole = await get("/media/goods/1.webp?w=480");
  expect([whole.status, whole.body.toString()]).toEqual([200, "0123456789"]);
  expect(whole.headers).toMatchObject({ etag: '"1"', "cache-control": "public, max-age=60" });
  const part = await get("/media/goods/1.webp?w=480", { range: "bytes=2-4" });
  expect([part.status, part.body.toString()]).toEqual([206, "234"]);
  const again = await get("/media/goods/1.webp?w=480", { "if-none-match": '"1"' });
  expect(again.status).toBe(304);
  const withIfRange = await get("/media/goods/1.webp?w=480", {
    range: "bytes=2-4",
    "if-range": '"1"',
  });
  expect(withIfRange.status).toBe(200);
  expect(requested).toEqual(["/media/goods/1.webp?w=480"]);
});

test("gives a picture without an ETag one of its bytes", async () => {
  answer = sends(200, { "content-type": "image/webp", "cache-control": "max-age=60" }, "a");
  expect(String((await get("/media/2.webp")).headers["etag"])).toMatch(/^(?:W\/)?"/);
});

test.each([
  ["is not cacheable", UNCACHEABLE, "abc"],
  ["declares a length over the cache's limit", CACHEABLE, Buffer.alloc(LARGEST_CACHED + 1)],
])("streams a picture that %s each time", async (_what, headers, body) => {
  answer = sends(200, { ...headers, "content-length": String(body.length) }, body);
  const first = await get("/media/3.webp");
  expect([first.status, first.body.length]).toEqual([200, body.length]);
  expect(first.headers["x-content-type-options"]).toBe("nosniff");
  const head = await get("/media/3.webp", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(requested.length).toBeGreaterThanOrEqual(4);
});

test("streams a picture that is longer than declared", async () => {
  answer = (_request, response) => {
    response.writeHead(200, CACHEABLE);
    response.end(Buffer.alloc(LARGEST_CACHED + 1));
  };
  expect((await get("/media/4.webp")).body.length).toBe(LARGEST_CACHED + 1);
});

test("forwards the client's validators when the picture is not cached", async () => {
  answer = (request, response) => {
    const isKnown = request.headers["if-none-match"] === '"1"';
    sends(isKnown ? 304 : 200, UNCACHEABLE, isKnown ? "" : "abc")(request, response);
  };
  expect((await get("/media/5.webp", { "if-none-match": '"1"' })).status).toBe(304);
});

test.each([
  ["is missing", 404, 404],
  ["cannot be generated", 500, 502],
])("answers uncacheably for a picture that %s", async (_what, status, sent) => {
  answer = sends(status, UNCACHEABLE);
  const response = await get("/media/6.webp");
  expect([response.status, response.headers["cache-control"]]).toEqual([sent, "no-store"]);
});

test("never makes a truncated picture look complete", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { ...UNCACHEABLE, "content-length": "10" });
    response.write("half", () => response.destroy());
  };
  await expect(get("/media/7.webp")).rejects.toThrow();
});

test("streams a picture whose fetch for the cache was truncated", async () => {
  let attempts = 0;
  answer = (request, response) => {
    attempts += 1;
    if (attempts > 1) return sends(200, CACHEABLE, "0123456789")(request, response);
    response.writeHead(200, { ...CACHEABLE, "content-length": "10" });
    response.write("half", () => response.destroy());
  };
  expect((await get("/media/8.webp")).body.toString()).toBe("0123456789");
});

test("forwards only GET and HEAD of picture addresses to the marketplace", async () => {
  expect((await get("/media/..%2fsecret")).status).toBe(404);
  expect((await get("/media/1.webp", {}, "POST")).status).toBe(405);
  expect((await get("/elsewhere")).body.toString()).toContain("/elsewhere");
  expect(requested).toEqual([]);
});

test("creates icons once, compressed, cacheable for a year", async () => {
  const icon = await get("/media/icons/sword-brandish.svg", { "accept-encoding": "gzip" });
  expect(icon.status).toBe(200);
  expect(icon.headers["cache-control"]).toContain("max-age=31536000");
  const svg = icon.headers["content-encoding"] === "gzip" ? gunzipSync(icon.body) : icon.body;
  expect(svg.toString()).toMatch(/^<svg/);
  expect((await get("/media/icons/sword-brandish.svg")).status).toBe(200);
  expect((await get("/media/icons/no-such-icon.svg")).status).toBe(404);
  expect(requested).toEqual([]);
});
