import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { acceptsGzip, compressOnce } from "./compress-once";

test.each([
  ["gzip, deflate, br", true],
  ["GZIP", true],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", true],
  ["gzip;q=0", false],
  ["gzip;q=0.0, br", false],
  ["br", false],
  ["x-gzipped", false],
  ["", false],
  [undefined, false],
])("%s admits gzip: %s", (header, admitted) => {
  expect(acceptsGzip(header)).toBe(admitted);
});

describe("in front of a server", () => {
  const page = `<p>${"页面".repeat(2000)}</p>`;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    compressOnce();
    server = createServer((request, response) => {
      if (request.url === "/page") response.setHeader("ETag", '"same"');
      if (request.url === "/missing") response.statusCode = 404;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      if (request.url === "/streamed") response.write("<p>");
      response.end(page);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  function get(path: string, encoding: string): Promise<{ headers: object; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const sent = send(
        { host: "127.0.0.1", port, path, headers: { "accept-encoding": encoding } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
        },
      );
      sent.once("error", reject);
      sent.end();
    });
  }

  test("a page with an ETag comes compressed, whole, with its length, again and again", async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await get("/page", "gzip");
      expect(headers).toMatchObject({
        "content-encoding": "gzip",
        "content-length": String(body.length),
        etag: '"same"',
        vary: expect.stringContaining("Accept-Encoding"),
      });
      expect(gunzipSync(body).toString()).toBe(page);
    }
  });

  test.each(["/missing", "/streamed", "/other"])("%s goes the usual way", async (path) => {
    const { headers, body } = await get(path, "gzip");
    expect(headers).toMatchObject({ "content-encoding": "gzip", "transfer-encoding": "chunked" });
    expect(gunzipSync(body).toString()).toContain(page);
  });

  test("who does not ask for it gets it plain", async () => {
    const { headers, body } = await get("/page", "identity");
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body.toString()).toBe(page);
  });
});
