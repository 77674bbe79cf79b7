import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createMarketplaceServer } from "./create-server";

it("closes the connection of a trickling body after twenty seconds", async () => {
  const read = async (request: Request) => new Response(await request.text());
  const config = {
    internalSecret: "secret",
    trustProxy: 0,
    transportPolicy: "max-age=1",
    connectionsPerClient: 0,
  };
  const server = createMarketplaceServer(
    (request) => read(request).catch(() => new Response()),
    config,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  const startedAt = performance.now();
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n");
  const trickle = setInterval(() => socket.write("a"), 250);
  await once(socket.resume(), "close");
  clearInterval(trickle);
  const seconds = (performance.now() - startedAt) / 1000;
  await new Promise((closed) => server.close(closed));
  expect(seconds).toBeGreaterThan(19);
  expect(seconds).toBeLessThan(30);
});
