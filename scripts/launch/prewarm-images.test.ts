import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { prewarmImages } from "./prewarm-images";

const stop = new AbortController();
const requested: string[] = [];
let concurrent = 0;
const server = createServer((request, response) => {
  concurrent += 1;
  expect(concurrent).toBe(1);
  requested.push(request.url ?? "");
  if (request.url === "/last") stop.abort();
  response.statusCode = request.url === "/none" ? 404 : 200;
  response.end("picture", () => {
    concurrent -= 1;
  });
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)));
afterAll(() => server.close());

test("requests sequentially, skips a missing image, and stops when aborted", async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(prewarmImages(base, ["/1", "/none", "/2"], stop.signal)).resolves.toBe(2);
  await prewarmImages(base, ["/3", "/last", "/never"], stop.signal);
  expect(requested).toEqual(["/1", "/none", "/2", "/3", "/last"]);
});
