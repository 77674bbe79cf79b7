import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/database/open";

/** What stands between the marketplace and PostgreSQL, and can be taken away and put back. */
async function wire(target: URL) {
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

test("after the database was away, calls are answered as soon as it is back", async () => {
  const between = await wire(new URL(dataDatabaseUrl));
  const url = new URL(dataDatabaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(between.port);
  const { db, close } = await openDatabase({ databaseUrl: url.href });
  const ask = () => db.execute(sql`select 1`);

  await between.cut();
  for (let call = 0; call < 10; call += 1) await expect(ask()).rejects.toThrow();
  await between.mend();
  const since = performance.now();
  await Promise.all(Array.from({ length: 12 }, ask));
  // By its own waits the driver would be back after up to 20 s, ours after 0.3 s; the rest is for a busy machine.
  expect(performance.now() - since).toBeLessThan(12_000);

  await close();
  await between.cut();
});
