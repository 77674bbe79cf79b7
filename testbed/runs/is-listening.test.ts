import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { isListening } from "./is-listening";

test("returns true for a listening server, and false after it has closed", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  expect(await isListening(`redis://127.0.0.1:${port}`, 1)).toBe(true);
  expect(await isListening("redis://127.0.0.1", port)).toBe(true);
  await new Promise((closed) => server.close(closed));
  expect(await isListening(`redis://127.0.0.1:${port}`, 1)).toBe(false);
});
