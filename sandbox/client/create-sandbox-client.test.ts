import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSandboxClient, type SandboxClient } from "./create-sandbox-client";

let server: Server;
let sandbox: SandboxClient;
let received: { method: string | undefined; url: string | undefined; body: string };
let market: unknown;
let address: string;
let answered: { status: number; body: string };
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    market = request.headers["x-sandbox-market"];
    received = { method: request.method, url: request.url, body };
    response.writeHead(answered.status).end(answered.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
  sandbox = createSandboxClient(address);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

const answer = (body: unknown, status = 200) => {
  answered = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
};

it("sends the request of a GET as query", async () => {
  answer({ verify_code: "482913" });
  expect(await sandbox.readSmsCode({ phone: "13900139000" })).toEqual({ verify_code: "482913" });
  expect(received).toEqual({ method: "GET", url: "/sandbox/sms?phone=13900139000", body: "" });
});

it("puts fields of the path into it and the others into the body", async () => {
  answer({ amountFen: 1 });
  await sandbox.changeTrade({ order_num: "a/b", amount: "0.01" });
  const url = "/sandbox/providers/trades/a%2Fb";
  expect(received).toEqual({ method: "POST", url, body: '{"amount":"0.01"}' });
});

it("sends an empty request when there is nothing to say", async () => {
  answer({ now: "2026-11-27T02:30:00.000Z" });
  await sandbox.resetMarket();
  expect(received).toEqual({ method: "POST", url: "/sandbox/reset", body: "{}" });
});

it("names the market that its calls are for", async () => {
  answer({ now: "2026-11-27T02:30:00.000Z" });
  const own = createSandboxClient(address, { market: "b0Xk5QmY7sTfW1aLr9ZcJw" });
  await own.advanceClock({ advance_s: 900 });
  expect(market).toBe("b0Xk5QmY7sTfW1aLr9ZcJw");
  await sandbox.advanceClock({ advance_s: 900 });
  expect(market).toBeUndefined();
});

it("sends a DELETE without a body", async () => {
  answer({ market: "b0Xk5QmY7sTfW1aLr9ZcJw" });
  await sandbox.endMarket({ market: "b0Xk5QmY7sTfW1aLr9ZcJw" });
  const url = "/sandbox/markets/b0Xk5QmY7sTfW1aLr9ZcJw";
  expect(received).toEqual({ method: "DELETE", url, body: "" });
});

it("throws the server's message", async () => {
  answer({ code: 30404, msg: "订单不存在", data: null }, 404);
  const paid = sandbox.payOrder({ order_num: "20261127103000000001", outcome: "paid" });
  await expect(paid).rejects.toMatchObject({
    ...{ call: "payOrder", status: 404, code: 30404 },
    message: "payOrder: 404 订单不存在",
  });
});

it("throws what something else has answered", async () => {
  answer("<h1>Bad Gateway</h1>", 502);
  await expect(sandbox.readHolds()).rejects.toMatchObject({
    message: "readHolds: 502 <h1>Bad Gateway</h1>",
    code: 0,
  });
});
