import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { markSocketAddress } from "./socket-address";

test("every request carries the address of its connection, also one that claims another", async () => {
  markSocketAddress();
  const server = createServer((request, response) => {
    response.end(String(request.headers["x-socket-address"]));
  });
  await new Promise<void>((listening) => server.listen(0, "::", listening));
  const { port } = server.address() as AddressInfo;
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  expect(await ask({})).toBe("127.0.0.1");
  expect(await ask({ "X-Socket-Address": "203.0.113.9" })).toBe("127.0.0.1");
  await new Promise((closed) => server.close(closed));
});
