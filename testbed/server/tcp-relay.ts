import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";

/** A TCP proxy between a client and a server that can be down or silent. */
export async function openRelay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let mode: "up" | "down" | "silent" = "up";
  const server = createServer((client) => {
    if (mode === "down") return void client.destroy();
    sockets.add(client);
    client.once("close", () => sockets.delete(client));
    client.on("error", () => {});
    if (mode === "silent") return void client.resume();
    const upstream = connect(target.port, target.host);
    sockets.add(upstream);
    upstream.once("close", () => sockets.delete(upstream));
    pipeline(client, upstream, () => client.destroy());
    pipeline(upstream, client, () => upstream.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    down() {
      mode = "down";
      cut();
    },
    up() {
      mode = "up";
      cut();
    },
    silent() {
      mode = "silent";
      for (const socket of sockets) socket.pause();
    },
    async close() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
