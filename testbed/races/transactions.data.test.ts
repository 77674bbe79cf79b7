import type { Db } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";

/**
 * A transaction has its connection to itself, even under load.
 */
let database: FreshDatabase;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
});
afterAll(() => database.drop());

const isInside = async (db: Db) => {
  const [row] = await selectRows<{ inside: boolean }>(
    db,
    sql`select pg_current_xact_id_if_assigned() is not null as inside`,
  );
  return row?.inside;
};

const write = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    return isInside(tx);
  });

/** Lets requests reach the driver but no response come back: no I/O happens between microtasks. */
async function untilSent(): Promise<void> {
  for (let step = 0; step < 50; step += 1) await null;
}

test.each([98, 99, 100, 101, 102])(
  "no concurrent transaction fails and no read runs inside one, with %i reads before each transaction",
  async (gap) => {
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    const reads: Promise<boolean | undefined>[] = [];
    const writes: Promise<boolean | undefined>[] = [];
    for (let turn = 1; turn <= 30; turn += 1) {
      for (let read = 0; read < gap; read += 1) reads.push(isInside(db));
      await untilSent();
      writes.push(write(db));
      await untilSent();
      // On a busy machine three thousand reads would wait longer for a connection than the pool lets them.
      if (turn % 10 === 0) await Promise.allSettled([...reads, ...writes]);
    }
    const seen = await Promise.allSettled([...reads, ...writes]);
    await close();
    expect(seen.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await Promise.all(reads)).toEqual(reads.map(() => false));
    expect(await Promise.all(writes)).toEqual(writes.map(() => true));
  },
);
