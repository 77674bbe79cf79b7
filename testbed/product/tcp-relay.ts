import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { addressOf } from "./servers";

/** A TCP proxy between a client and a server (PostgreSQL, Redis) that can be down, gone or silent. */
export interface TcpRelay {
  /** The server's URL with the relay's address. */
  url: string;
  up(): Promise<void>;
  /** Cuts every connection, new ones after they are accepted. */
  down(): void;
  /** Cuts every connection and refuses new ones. */
  gone(): Promise<void>;
  /** Keeps connections and transfers nothing. */
  silent(): void;
  /** How many connections were made to it. */
  connections(): number;
  close(): Promise<void>;
}

/** @param target URL of the server */
export async function startTcpRelay(target: string): Promise<TcpRelay> {
  const to = addressOf(target);
  const sockets = new Set<Socket>();
  let mode: "up" | "down" | "silent" = "up";
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    if (mode === "down") return void client.destroy();
    sockets.add(client);
    client.once("close", () => sockets.delete(client));
    client.on("error", () => {});
    if (mode === "silent") return void client.resume();
    const upstream = connect(to.port, to.host);
    sockets.add(upstream);
    upstream.once("close", () => sockets.delete(upstream));
    pipeline(client, upstream, () => client.destroy());
    pipeline(upstream, client, () => upstream.destroy());
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const gone = async () => {
    const closed = new Promise((done) => server.close(done));
    cut();
    await closed;
  };
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    async up() {
      mode = "up";
      cut();
      if (!server.listening) await listen(port);
    },
    down() {
      mode = "down";
      cut();
    },
    gone,
    silent() {
      mode = "silent";
      for (const socket of sockets) socket.pause();
    },
    connections: () => connections,
    close: gone,
  };
}
