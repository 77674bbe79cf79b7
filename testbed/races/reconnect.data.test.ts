import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { sql } from "drizzle-orm";

/** Starts a TCP proxy to PostgreSQL that can be cut and restored. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => once(server.listen(port), "listening"),
  };
}

test("answers calls as soon as the database is back after an outage", async () => {
  const proxy = await startProxy(new URL(dataDatabaseUrl));
  const url = new URL(dataDatabaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(proxy.port);
  const { db, close } = await openDatabase({ databaseUrl: url.href });
  const query = () => db.execute(sql`select 1`);

  await proxy.cut();
  for (let call = 0; call < 10; call += 1) await expect(query()).rejects.toThrow();
  await proxy.mend();
  const since = performance.now();
  await Promise.all(Array.from({ length: 12 }, query));
  // The driver's default backoff takes up to 20 s, ours 0.3 s; the margin is for a busy machine.
  expect(performance.now() - since).toBeLessThan(12_000);

  await close();
  await proxy.cut();
});
