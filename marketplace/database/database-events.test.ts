import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { announceCounters } from "../catalogue/goods/announce-counters";
import type { Channel } from "./database-events";
import { goods } from "./schema";

const test = useTestApp();

/** @returns how often a channel is notified while `work` runs */
async function countEvents(channel: Channel, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const end = test.deps.databaseEvents.listen(channel, () => {
    count += 1;
  });
  await work();
  end();
  return count;
}

it("says once that a transaction has changed listings", async () => {
  const change = (name: string) =>
    test.deps.db.transaction(async (tx) => {
      await tx.update(goods).set({ name }).where(eq(goods.id, 1001));
      await tx.update(goods).set({ name }).where(eq(goods.id, 1002));
    });
  expect(await countEvents("listing_changes", () => change("another name"))).toBe(1);
  expect(await countEvents("due_work", () => change("a third name"))).toBe(0);
});

it("says nothing of a statement that announces nothing", async () => {
  expect(await countEvents("listing_changes", () => announceCounters(test.deps.db))).toBe(0);
});

it("does not notify those who have ended", async () => {
  const late = await countEvents("due_work", async () => {});
  await test.deps.db.execute(sql`select pg_notify('due_work', '')`);
  expect(late).toBe(0);
});
