import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S8: hosts that belong to no brand, in any spelling. */

const HOSTS = [
  "evil.example",
  "127.0.0.1",
  "mima.example.evil.example",
  "xmima.example",
  "neutral.localhost",
];
const PATHS = ["/", "/index", "/goodsDetails?goodsId=1001", "/api/v1/index", "/robots.txt"];

/** nginx answers unknown hosts itself; a storefront behind a proxy that lets them pass does too. */
test.each(["nginx", "the storefront"])(
  "%s answers 421 to unknown hosts and never echoes them",
  async (place) => {
    const visitor = new Visitor();
    const to = place === "nginx" ? {} : { port: readTarget().storefrontDirect };
    for (const host of HOSTS) {
      for (const path of PATHS) {
        const answer = await visitor.send(path, { ...to, headers: { host } });
        const response = JSON.stringify(answer.headers) + answer.body;
        expect([host, path, answer.status, response.includes(host)]).toEqual([
          host,
          path,
          421,
          false,
        ]);
      }
    }
    recordFigure(
      "S8",
      `${HOSTS.length * PATHS.length} requests of unknown hosts to ${place}: all 421`,
    );
  },
);

test("refuses the handshake of a host without a certificate", async () => {
  await expect(new Visitor("evil.example").send("/")).rejects.toThrow(/unrecognized name/);
});

test("ignores forwarded host headers from clients", async () => {
  const visitor = new Visitor();
  for (const name of ["X-Forwarded-Host", "X-Host", "X-Original-Host", "Forwarded"]) {
    const value = name === "Forwarded" ? "host=evil.example" : "evil.example";
    const { status, body, headers } = await visitor.send("/", { headers: { [name]: value } });
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
