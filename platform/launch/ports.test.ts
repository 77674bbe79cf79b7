import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { freePort, isFree, readPort } from "./ports";

test("returns unused ports, each once, which no outgoing connection takes", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

test.each(["127.0.0.1", "0.0.0.0"])(
  "a port that is listened on at %s is not free",
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    await new Promise((closed) => server.close(closed));
    expect(await isFree(port)).toBe(true);
  },
);

test.each([
  [undefined, 80],
  ["", 80],
  ["3000", 3000],
  ["0", null],
  ["65536", null],
  ["3e3", null],
])("reads the port %j as %j", (value, port) => {
  expect(readPort(value, 80)).toBe(port);
});
