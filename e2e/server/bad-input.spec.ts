import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { workerPorts } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import fc from "fast-check";
import { expect, test } from "../fixtures";

/** Longer than the server waits for the rest of a request. */
const HANGS_MS = 30_000;

/** Sends bytes and reads until the server ends the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(workerPorts().storefront, "127.0.0.1");
  socket.setEncoding("latin1");
  socket.setTimeout(HANGS_MS, () => socket.destroy(new Error(`hangs: ${JSON.stringify(bytes)}`)));
  // Not ended: Node does not answer a half-closed connection.
  socket.write(bytes, "latin1");
  return text(socket);
}

/** No test buys this listing; a sale would change its page a moment later. */
const PAGES = ["/goodsDetails?goodsId=1005", "/index_m", "/robots.txt", "/no-such-page"];

/** Another brand's name: its UTF-8 bytes read as latin1. */
const FOREIGN = Buffer.from("火山租号").toString("latin1");

/** Summarizes what visitors of two brands see, which no other request may change. */
async function snapshot(): Promise<string[]> {
  const shown: string[] = [];
  for (const brand of ["mima", "huoshan"]) {
    for (const path of PAGES) {
      const { status, headers, body } = await requestHost(onBrand(brand), path);
      shown.push(`${brand} ${path} ${status} ${headers["content-type"]} ${body.length}`);
    }
  }
  return shown;
}

const anyByte = fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte));
const noise = fc.array(anyByte, { maxLength: 40 }).map((bytes) => bytes.join(""));
const method = fc.oneof(
  fc.constantFrom("GET", "HEAD", "POST", "OPTIONS", "TRACE", "PUT", "CONNECT", "get", "PRI"),
  noise,
);
const target = fc.oneof(
  fc.constantFrom(
    ...PAGES,
    "*",
    "/%",
    "/%00",
    "//evil.example/index_m",
    "/..%2f..%2fetc/passwd",
    "/_next/../server/main.ts",
    "/_next/static/%2e%2e/%2e%2e/package.json",
    "/media/../../package.json",
    "/media/goods/1001-1.webp?w=999999999",
    "http://evil.example/index_m",
    "/goodsDetails?nxtPgoodsId=1002&goodsId=1001",
    "/goodsDetails?goodsId=1001&nxtPbrand=huoshan",
    "/mima/goodsDetails/1001",
    "/api/v1/index?nxtPpath=settings",
    "/api/%2e%2e/%2e%2e",
    "/api/%2e%2e/huoshan/index_m",
    "/healthz/../huoshan",
    "/index?__nextppronly=1",
    "/index_m?_rsc=x",
    "/_next/data/x/index.json",
    "/_next/image?url=http://127.0.0.1/&w=1&q=1",
  ),
  noise.map((bytes) => `/${bytes}`),
  fc.webUrl({ withQueryParameters: true }),
);
const header = fc.oneof(
  fc.constantFrom(
    "Host: huoshan.localhost",
    "X-Forwarded-Host: huoshan.localhost",
    "X-Forwarded-Proto: https",
    "X-Middleware-Rewrite: /huoshan/index_m",
    "X-Middleware-Subrequest: middleware:middleware:middleware",
    "X-Matched-Path: /huoshan/index_m",
    "X-Nextjs-Data: 1",
    "X-Prerender-Revalidate: 1",
    "X-Invoke-Path: /huoshan",
    "X-Socket-Address: 192.0.2.1",
    "Next-Action: 0",
    "RSC: 1",
    "Next-Router-Prefetch: 1",
    "Next-Router-Segment-Prefetch: /_tree",
    "Next-Router-State-Tree: %5B%22%22%5D",
    "Next-Url: /huoshan",
    "Accept-Encoding: br;q=0, gzip;q=0",
    "Accept-Encoding: zstd, *",
    "If-None-Match: *",
    "Range: bytes=0-0",
    "Range: bytes=9-1,a",
    "Content-Length: 5",
    "Content-Length: -1",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: identity, chunked",
    "Expect: 100-continue",
    "Upgrade: websocket\r\nConnection: Upgrade",
    `Cookie: desktop=${"x".repeat(2000)}`,
    "x-routed(by-server): 1",
  ),
  fc.tuple(noise, noise).map(([name, value]) => `${name}: ${value}`),
);

test("answers any target, header, method or encoding without a 5xx, and changes no other visitor's page", async () => {
  test.setTimeout(180_000);
  // Orders of earlier tests may still change pages: wait until two snapshots agree.
  let before = await snapshot();
  await expect(async () => {
    const earlier = before;
    before = await snapshot();
    expect(before).toEqual(earlier);
  }).toPass();
  await fc.assert(
    fc.asyncProperty(
      method,
      target,
      fc.array(header, { maxLength: 4 }),
      async (verb, path, headers) => {
        const host = `Host: mima.localhost:${workerPorts().storefront}`;
        const head = [`${verb} ${path} HTTP/1.1`, host, "Connection: close", ...headers, "", ""];
        const answer = await send(head.join("\r\n"));
        expect(answer, "what internal paths name").not.toContain(FOREIGN);
        expect(answer).toMatch(
          /^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(?:2\d\d|30[478]|4\d\d) /,
        );
      },
    ),
    { numRuns: 200 },
  );
  expect(await snapshot()).toEqual(before);
  expect((await requestHost(onBrand("mima"), "/healthz")).status).toBe(200);
});

test("ignores Next's internal route parameters in the query", async () => {
  const [plain, disguised] = [
    await requestHost(onBrand("mima"), "/goodsDetails?goodsId=1001"),
    await requestHost(
      onBrand("mima"),
      "/goodsDetails?nxtPgoodsId=1002&nxtPbrand=huoshan&goodsId=1001",
    ),
  ];
  expect(disguised.headers["etag"]).toBe(plain.headers["etag"]);
});
