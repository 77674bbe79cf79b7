import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { CallTimeout, type MarketplaceAnswer } from "./read-answer";
import { CallAborted, type SentCall, sendCall } from "./send-call";

let server: Server;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (more: Partial<SentCall> = {}) =>
  sendCall({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    path: "/v1/index",
    method: "GET",
    headers: [],
    body: undefined,
    timeoutMs: 150_000,
    onStart: () => undefined,
    ...more,
  });

const text = ({ body }: MarketplaceAnswer) =>
  body instanceof Readable ? readText(body) : body.toString();

test.each([
  ["", "/v1/index"],
  ["/below", "/below/v1/index"],
])("calls a base with the path %j at %s", async (path, url) => {
  answer = (request, response) => response.end(request.url);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  expect(await text(await send({ base }))).toBe(url);
});

test("fails when the answer does not begin in time", async () => {
  answer = () => undefined;
  await expect(send({ timeoutMs: 20 })).rejects.toThrow(CallTimeout);
});

test("fails when the answer pauses for too long", async () => {
  answer = (_request, response) => response.write("begin");
  await expect(text(await send({ timeoutMs: 20 }))).rejects.toThrow(CallTimeout);
});

test("ends a call of a visitor who disconnects, also at the marketplace", async () => {
  let abort = () => {};
  let closed: Promise<unknown> = Promise.resolve();
  answer = (_request, response) => {
    closed = once(response, "close");
    abort();
  };
  const call = send({
    onStart: (start) => {
      abort = start;
    },
  });
  await expect(call).rejects.toThrow(CallAborted);
  await closed;
});

test("an abort after the answer keeps its connection for the next call", async () => {
  const ports: unknown[] = [];
  answer = (request, response) => {
    ports.push(request.socket.remotePort);
    response.end("{}");
  };
  let abort = () => {};
  const onStart = (start: () => void) => {
    abort = start;
  };
  await text(await send({ onStart }));
  await new Promise(setImmediate);
  abort();
  await text(await send());
  expect(new Set(ports).size).toBe(1);
});
