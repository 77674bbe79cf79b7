import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { pathOf, plainRequests } from "./plain-requests";

test.each([
  ["/index?ad=1", "/index?ad=1"],
  ["//evil.example/x", "//evil.example/x"],
  ["http://evil.example/INDEX/?ad=1#x", "/INDEX/?ad=1"],
  ["http://evil.example", "/"],
  ["*", "/*"],
  ["index", "/index"],
  ["data:text/html,x", "/text/html,x"],
  ["", "/"],
])("the target %s is the path %s", (target, path) => expect(pathOf(target)).toBe(path));

describe("in front of a server", () => {
  let server: Server;
  beforeAll(async () => {
    plainRequests();
    server = createServer(({ method, url }, response) => response.end(`${method} ${url}`));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => server.close());

  test.each([
    ["TRACE /index", "OPTIONS /index"],
    ["GET http://evil.example/index", "GET /index"],
    ["OPTIONS *", "OPTIONS /*"],
    ["GET /index?a=*", "GET /index?a=*"],
  ])("%s is told as %s", async (line, told) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split("\r\n\r\n")[1]).toContain(told);
  });
});
