import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { cardSecrets, envelopes, goods, users } from "@storefront/marketplace/database/schema";
import { eq, isNull, sql } from "drizzle-orm";
import { OPENING, openPrepared } from "./prepared-database";
import { putBack, writtenTables } from "./seeded-tables";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openPrepared();
});
beforeEach(() => putBack(open.db));
afterAll(() => open.close());

const NEWCOMER = { nickname: "new", headImgUrl: "", createdAt: OPENING };

/** Returns digests of some seeded tables, and the values of the sequences. */
async function contents(): Promise<unknown> {
  const { db } = open;
  const rows = await Promise.all(
    [users, goods, cardSecrets, envelopes].map((table) =>
      db.execute(sql`select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`),
    ),
  );
  const counters = await db.execute(
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return [...rows, counters].map((answer) => (answer as unknown as { rows: unknown }).rows);
}

it("restores rows that were inserted, updated, deleted and truncated", async () => {
  const before = await contents();
  const { db } = open;
  await db.insert(users).values(NEWCOMER);
  await db.update(goods).set({ name: "renamed" }).where(eq(goods.id, 1001));
  await db.execute(sql`update stock set available = 0, total = held + sold`);
  await db.delete(cardSecrets).where(isNull(cardSecrets.orderId));
  await db.execute(sql`truncate ${envelopes} cascade`);
  expect(await contents()).not.toEqual(before);
  await putBack(db);
  expect(await contents()).toEqual(before);
});

it("restores a sequence that a rolled-back insert has advanced", async () => {
  const before = await contents();
  const undone = open.db.transaction(async (tx) => {
    await tx.insert(users).values(NEWCOMER);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await contents()).not.toEqual(before);
  await putBack(open.db);
  expect(await contents()).toEqual(before);
});

it("returns the tables written to by committed statements, until they are restored", async () => {
  const { db } = open;
  expect(await writtenTables(db)).toEqual([]);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ headImgUrl: "/another.webp" });
  });
  expect(await writtenTables(db)).toEqual(["users"]);
  await putBack(db);
  expect(await writtenTables(db)).toEqual([]);
});
