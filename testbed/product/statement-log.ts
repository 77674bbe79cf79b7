import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { addressOf } from "./servers";

/** A relay in front of PostgreSQL that notes the statements sent through it, `begin` and `commit` among them. */
export interface StatementLog {
  /** The server's URL with the relay's address. */
  url: string;
  /** Returns the texts of the statements sent since the last call, in their order. */
  take(): string[];
  close(): Promise<void>;
}

/** What a driver reads about types when it first connects. */
const OF_DRIVER = /pg_catalog\.pg_type/;

/** @param target URL of the server; without TLS */
export async function startStatementLog(target: string): Promise<StatementLog> {
  const to = addressOf(target);
  const sockets = new Set<Socket>();
  let sent: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(to.port, to.host);
    const read = createReader((text) => OF_DRIVER.test(text) || sent.push(text));
    client.on("data", read);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Reads the messages of one client: the start of its session, then each with a letter and its length. */
function createReader(onStatement: (text: string) => void): (bytes: Buffer) => void {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = hasStarted ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const letter = hasStarted ? String.fromCharCode(rest[0] ?? 0) : "";
      const texts = rest.toString("utf8", head + 4, end).split("\0");
      rest = rest.subarray(end);
      hasStarted = true;
      const [first = "", second = ""] = texts;
      if (letter === "P") prepared.set(first, second);
      if (letter === "Q") onStatement(first);
      // Binds a portal, which has no name, to a prepared statement: it runs once.
      if (letter === "B") onStatement(prepared.get(second) ?? second);
    }
  };
}
