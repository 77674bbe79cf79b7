import { startTcpRelay, type TcpRelay } from "@storefront/testbed/product/tcp-relay";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "./db";
import { openDatabase } from "./open-database";

let relay: TcpRelay;
let near: OpenDatabase;
let far: OpenDatabase;

beforeAll(async () => {
  near = await openDatabase({ databaseUrl: dataDatabaseUrl });
  relay = await startTcpRelay(dataDatabaseUrl);
  far = await openDatabase({ databaseUrl: relay.url });
});
afterAll(async () => {
  await far.close();
  await relay.close();
  await near.close();
});

/** Listens until the test has seen what it waits for. */
function openInbox() {
  let count = 0;
  let onCount = () => {};
  const end = far.databaseEvents.listen("due_work", () => {
    count += 1;
    onCount();
  });
  const reach = (wanted: number) =>
    new Promise<void>((resolve) => {
      onCount = () => {
        if (count >= wanted) resolve();
      };
      onCount();
    });
  return { reach, end, count: () => count };
}

const notify = () => near.db.execute(sql`select pg_notify('due_work', '')`);

it("receives what another process commits, and nothing of what it rolls back", async () => {
  const inbox = openInbox();
  await inbox.reach(1); // It listens now.
  const rolledBack = near.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('due_work', '')`);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  await notify();
  await inbox.reach(2);
  expect(inbox.count()).toBe(2);
  inbox.end();
});

it("listens again after the database was away, and says that events may be missing", async () => {
  const inbox = openInbox();
  await notify();
  await inbox.reach(1);
  await relay.gone();
  await notify();
  // The first attempt to listen again fails: the address refuses connections.
  await expect(far.db.execute(sql`select 1`)).rejects.toThrow();
  const before = inbox.count();
  await relay.up();
  await inbox.reach(before + 1);
  await notify();
  await inbox.reach(before + 2);
  inbox.end();
});
