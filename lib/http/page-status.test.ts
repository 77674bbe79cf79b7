import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { compressOnce } from "./compress-once";
import { pageStatus } from "./page-status";

const MISSING =
  '<html><head><meta name="page-status" content="404"/></head><body>没有</body></html>';
const FOUND =
  "<html><body>&lt;meta name=&quot;page-status&quot; content=&quot;404&quot;/></body></html>";
const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

const ANSWERS: Record<string, [status: number, body: string, type?: string]> = {
  "/missing": [200, MISSING],
  "/found": [200, FOUND],
  "/data": [200, MISSING, "text/x-component"],
  "/broken": [500, SHELL],
  "/api": [500, SHELL, "application/json"],
};

let server: Server;
let base: string;

beforeAll(async () => {
  compressOnce();
  pageStatus();
  server = createServer((request, response) => {
    const [status, body, type = "text/html; charset=utf-8"] = ANSWERS[request.url ?? ""] ?? [
      204,
      "",
    ];
    response.statusCode = status;
    response.setHeader("Content-Type", type);
    response.setHeader("ETag", `"${request.url}"`);
    response.setHeader("Content-Length", Buffer.byteLength(body));
    // As Next does.
    response.end(request.method === "HEAD" ? null : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe.each([["gzip"], ["identity"]])("with encoding %s", (encoding) => {
  const ask = (path: string, method = "GET") =>
    fetch(base + path, { method, headers: { "Accept-Encoding": encoding } });

  it("answers a page that says so with 404, whole, each time it is asked for", async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await ask("/missing");
      expect([answer.status, await answer.text()]).toEqual([404, MISSING]);
    }
  });

  it("answers HEAD like GET, without the body", async () => {
    const answer = await ask("/missing", "HEAD");
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
    expect((await ask("/found", "HEAD")).status).toBe(200);
  });

  it("believes only markup, and only of pages", async () => {
    const [found, data] = [await ask("/found"), await ask("/data")];
    expect([found.status, await found.text()]).toEqual([200, FOUND]);
    expect([data.status, await data.text()]).toEqual([200, MISSING]);
  });

  it("gives words to a page that could not be drawn", async () => {
    const answer = await ask("/broken");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/<noscript><h1>页面暂时打不开<.*<\/noscript><\/body>/);
    expect(await (await ask("/api")).text()).toBe(SHELL);
  });
});
