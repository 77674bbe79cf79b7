import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { compressOnce } from "./compress-once";
import { guardAnswers } from "./guard-answers";
import { pageStatus } from "./page-status";

const SCRIPT = "(self.__next_f=self.__next_f||[]).push([0])";
const HASH = "'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo='";
const PAGE = `<html><body><script>${SCRIPT}</script></body></html>`;

let server: Server;
let base: string;
let made = 0;

beforeAll(async () => {
  compressOnce();
  pageStatus();
  guardAnswers(true);
  server = createServer((request, response) => {
    const { url } = request;
    if (url === "/not-modified") {
      response.statusCode = 304;
      response.end();
      return;
    }
    if (url === "/own") response.setHeader("Content-Security-Policy", "default-src 'none'");
    if (url === "/own") response.setHeader("X-Frame-Options", "SAMEORIGIN");
    if (url === "/page") response.setHeader("ETag", '"same"');
    const type = url === "/data" ? "application/json" : "text/html; charset=utf-8";
    response.setHeader("Content-Type", type);
    // Another body under the same ETag tells whether the policy is made anew.
    made += 1;
    response.end(request.method === "HEAD" ? null : `${PAGE}${url === "/page" ? "" : made}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (path: string, headers = {}, method = "GET") =>
  (await fetch(base + path, { method, headers })).headers;

describe.each(["gzip", "identity"])("with encoding %s", (encoding) => {
  const headers = { "Accept-Encoding": encoding };

  test.each(["/page", "/plain"])("%s may run its own scripts and no other", async (path) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const policy = (await ask(path, headers)).get("content-security-policy");
      expect(policy?.split("; ")).toContain(`script-src 'self' ${HASH}`);
    }
  });

  test("HEAD is told the same as GET", async () => {
    const [get, head] = [await ask("/page", headers), await ask("/page", headers, "HEAD")];
    expect(head.get("content-security-policy")).toBe(get.get("content-security-policy"));
  });
});

test.each(["/page", "/data", "/not-modified"])("%s is guarded", async (path) => {
  const headers = await ask(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
});

test("data has no policy of a page, and what a route says itself stays", async () => {
  expect((await ask("/data")).get("content-security-policy")).toBeNull();
  const own = await ask("/own");
  expect(own.get("content-security-policy")).toBe("default-src 'none'");
  expect(own.get("x-frame-options")).toBe("SAMEORIGIN");
});

test("only a visitor who came by https is told to keep to it", async () => {
  const told = async (proto: string) =>
    (await ask("/page", { "X-Forwarded-Proto": proto })).get("strict-transport-security");
  expect(await told("https")).toBe("max-age=15552000");
  expect(await told("http")).toBeNull();
});
