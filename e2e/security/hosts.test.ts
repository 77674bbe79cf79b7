import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { recordFigure } from "./figures";
import { readTarget } from "./product/target";
import { Visitor } from "./visitor";

/** S8: hosts of no brand, however they are named. */

const HOSTS = [
  "evil.example",
  "127.0.0.1",
  "mima.example.evil.example",
  "xmima.example",
  "localhost",
];
const PATHS = ["/", "/index", "/goodsDetails?goodsId=1001", "/api/v1/index", "/robots.txt"];

test("gets 421 for every request, and is never named in a response", async () => {
  const visitor = new Visitor();
  for (const host of HOSTS) {
    for (const path of PATHS) {
      const answer = await visitor.ask(path, { headers: { host } });
      const named = JSON.stringify(answer.headers) + answer.body;
      expect([host, path, answer.status, named.includes(host)]).toEqual([host, path, 421, false]);
    }
  }
  recordFigure("S8", `${HOSTS.length * PATHS.length} requests of unknown hosts: all 421`);
});

test("believes no client about another host", async () => {
  const visitor = new Visitor();
  for (const name of ["X-Forwarded-Host", "X-Host", "X-Original-Host", "Forwarded"]) {
    const value = name === "Forwarded" ? "host=evil.example" : "evil.example";
    const { status, body, headers } = await visitor.ask("/", { headers: { [name]: value } });
    expect(status).toBeLessThan(400);
    expect(body + JSON.stringify(headers)).not.toContain("evil.example");
  }
});

test("refuses two Host headers", async () => {
  const socket = connect(readTarget().storefrontDirect, "127.0.0.1");
  const hosts = "Host: mima.example\r\nHost: huoshan.example\r\n";
  socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
