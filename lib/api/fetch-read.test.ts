import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchRead } from "./fetch-read";

let server: Server;
let url: string;
/** Ports of the connections that have been used. */
const used = new Set<number | undefined>();
let requests = 0;
let isReset: (port: number | undefined) => boolean;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    const { remotePort } = request.socket;
    if (isReset(remotePort)) server.closeAllConnections();
    else response.end("read");
    used.add(remotePort);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  requests = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Reads one after the other, most of them on a connection of an earlier one. */
const READS = 10;

const read = async () => (await fetchRead(url, {})).text();

test("reads again when kept connections are closed", async () => {
  isReset = (port) => used.has(port);
  for (let reads = 0; reads < READS; reads += 1) expect(await read()).toBe("read");
  expect(requests).toBeGreaterThan(READS);
});

test("fails when the second connection is closed as well", async () => {
  isReset = () => true;
  await expect(read()).rejects.toThrow("fetch failed");
  expect(requests).toBe(2);
});

test("does not read again when the time is over", async () => {
  isReset = () => false;
  const signal = AbortSignal.abort();
  await expect(fetchRead(url, { signal })).rejects.toThrow("aborted");
  expect(requests).toBe(0);
});
