import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { findPortOwner } from "./port-owner";

const isTold = process.platform === "linux";

it("names the program that listens on a port, and its folder", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const owner = await findPortOwner(port);
  server.close();
  await once(server, "close");
  expect(owner).toEqual(
    isTold
      ? { pid: process.pid, command: expect.stringContaining("jest"), folder: process.cwd() }
      : null,
  );
  expect(await findPortOwner(port)).toBeNull();
});
