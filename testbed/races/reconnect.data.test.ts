import { openDatabase } from "@storefront/marketplace/database/open-database";
import { sql } from "drizzle-orm";
import { startTcpRelay } from "../product/tcp-relay";

test("answers calls as soon as the database is back after an outage", async () => {
  const relay = await startTcpRelay(dataDatabaseUrl);
  const { db, close } = await openDatabase({ databaseUrl: relay.url });
  const query = () => db.execute(sql`select 1`);

  await relay.gone();
  for (let call = 0; call < 10; call += 1) await expect(query()).rejects.toThrow();
  await relay.up();
  const since = performance.now();
  await Promise.all(Array.from({ length: 12 }, query));
  // The driver's default backoff takes up to 20 s, ours 0.3 s; the margin is for a busy machine.
  expect(performance.now() - since).toBeLessThan(12_000);

  await close();
  await relay.close();
});
