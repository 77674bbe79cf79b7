import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { addressOf, isListening } from "./servers";

test("returns true for a listening server, and false after it has closed", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  expect(await isListening(`redis://127.0.0.1:${port}`)).toBe(true);
  await new Promise((closed) => server.close(closed));
  expect(await isListening(`redis://127.0.0.1:${port}`)).toBe(false);
});

test.each([
  ["postgres://postgres@127.0.0.1/postgres", 5432],
  ["redis://127.0.0.1", 6379],
  ["redis://127.0.0.1:7000/15", 7000],
])("reads the port of %s, or that of its protocol", (url, port) => {
  expect(addressOf(url)).toEqual({ host: "127.0.0.1", port });
});
