import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { compressOnce } from "./compress-once";
import { guardAnswers } from "./guard-answers";
import { pageStatus } from "./page-status";
import { hasAlready, tagPages } from "./page-tags";

test.each([
  [undefined, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ["*", true],
  ['"ab"', false],
  ["a", false],
])("If-None-Match %s has page a already: %s", (header, expected) => {
  expect(hasAlready(header, '"a"')).toBe(expected);
  expect(hasAlready(header, 'W/"a"')).toBe(expected);
});

describe("in front of a server", () => {
  const BODIES: Record<string, string | Buffer> = {
    "/page": "<p>页面</p>",
    "/other": "<p>别的</p>",
    "/data": Buffer.from("0:[]"),
    "/missing": '<meta name="page-status" content="404"/>',
    "/broken": "<p>坏了</p>",
    "/empty": "",
  };
  let server: Server;
  let base: string;

  beforeAll(async () => {
    compressOnce();
    pageStatus();
    guardAnswers(false);
    tagPages();
    server = createServer((request, response) => {
      const { url = "" } = request;
      response.setHeader("Content-Type", url === "/data" ? "text/x-component" : "text/html");
      if (url === "/own") response.setHeader("ETag", '"own"');
      if (url === "/broken") response.statusCode = 500;
      if (url === "/json") response.setHeader("Content-Type", "application/json");
      if (url === "/streamed") response.write("<p>");
      response.end(BODIES[url] ?? "{}");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const ask = (path: string, headers = {}) => fetch(base + path, { headers });
  const tag = async (path: string) => (await ask(path)).headers.get("etag");

  test("a page keeps its tag, another page has another", async () => {
    const first = await tag("/page");
    expect(first).toMatch(/^W\/"[\w-]{43}"$/);
    expect(await tag("/page")).toBe(first);
    expect(await tag("/other")).not.toBe(first);
    expect(await tag("/data")).toMatch(/^W\/"[\w-]{43}"$/);
  });

  test.each(["/page", "/data"])("who has %s already gets no body", async (path) => {
    const known = await tag(path);
    const again = await ask(path, { "If-None-Match": known });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(known);
    expect(again.headers.get("content-type")).toBeNull();
    expect((await ask(path, { "If-None-Match": '"old"' })).status).toBe(200);
  });

  test("a page that says it is missing is tagged as what it is", async () => {
    const answer = await ask("/missing");
    expect([answer.status, answer.headers.get("etag") !== null]).toEqual([404, true]);
  });

  test("who asks for it compressed gets the same tag", async () => {
    const packed = await ask("/page", { "Accept-Encoding": "gzip" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("etag")).toBe(await tag("/page"));
  });

  test.each(["/broken", "/json", "/streamed", "/empty"])("%s is left alone", async (path) => {
    expect(await tag(path)).toBeNull();
  });

  test("a tag that is there stays", async () => {
    expect(await tag("/own")).toBe('"own"');
  });
});
