import { sql } from "drizzle-orm";
import { migrate } from "../migrate";
import { selectRows } from "../select-rows";
import { type OldDatabase, openOldDatabase } from "../testing/old-database";
import { LAST_BEFORE_BASELINE } from "./adopt-baseline";

let old: OldDatabase;
beforeEach(async () => {
  old = await openOldDatabase();
});
afterEach(() => old.close());

const hashes = async () =>
  (await selectRows<{ hash: string }>(old.db, sql`select hash from migrations`)).map(
    ({ hash }) => hash,
  );

/** Leaves the record of applied migrations as an earlier version did. */
async function record(hash: string): Promise<void> {
  await old.db.execute(sql`create table migrations (hash text primary key)`);
  await old.db.execute(sql`insert into migrations values (${hash})`);
}

it("goes on from a database of version 0.2.0, whose schema is the baseline's", async () => {
  await old.migrate("0000_baseline");
  await record(LAST_BEFORE_BASELINE);
  await old.db.execute(sql`insert into settings values ('kept', '1')`);
  await migrate(old.db);
  expect(await old.db.$count(sql`settings where key = 'kept'`)).toBe(1);
  expect(await migrate(old.db)).toBe(0);
  expect(await hashes()).toContain(LAST_BEFORE_BASELINE);
});

it("refuses a database of an earlier version and changes nothing", async () => {
  await record("of an earlier version");
  await expect(migrate(old.db)).rejects.toThrow("migrate it with version 0.2.0 first");
  expect(await hashes()).toEqual(["of an earlier version"]);
});
