import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import postgres from "postgres";
import type { OpenDatabase } from "../db";
import { openDatabase } from "../open-database";
import { CALL_LIMITS } from "../open-postgres";
import { applyMigrations } from "./apply-migrations";

const ROWS = 20_000;
/** Smaller than those of a deployment, so that many tries fit into a test. */
const WAIT = { lockMs: 200, pauseMs: 100, giveUpMs: 60_000 };
const COLUMN = { hash: "column", sql: ["alter table wares add column note text"] };
const INDEX = {
  hash: "index",
  sql: [
    'CREATE INDEX CONCURRENTLY "wares_name" ON "wares" ("name")',
    'CREATE INDEX CONCURRENTLY "wares_id_name" ON "wares" ("id", "name")',
  ],
};

let database: FreshDatabase;
let open: OpenDatabase;
let other: OpenDatabase;
let calls: postgres.Sql;
/** Its transactions are the long ones. */
let reader: postgres.Sql;
beforeEach(async () => {
  database = await testDatabase(dataDatabaseUrl);
  const connect = () => openDatabase({ databaseUrl: database.url });
  [open, other] = await Promise.all([connect(), connect()]);
  calls = postgres(database.url, { max: 2, connection: CALL_LIMITS });
  reader = postgres(database.url, { max: 1 });
  await calls`create table wares (id serial primary key, name text not null)`;
  await calls`insert into wares (name) select md5(n::text) from generate_series(1, ${ROWS}) n`;
});
afterEach(async () => {
  await Promise.all([open.close(), other.close(), calls.end(), reader.end()]);
  await database.drop();
});

/** Begins a transaction that has read the table. */
async function readLong(): Promise<{ end(): Promise<unknown> }> {
  const connection = await reader.reserve();
  await connection`begin isolation level repeatable read`;
  await connection`select count(*) from wares`;
  return {
    async end() {
      await connection`rollback`;
      connection.release();
    },
  };
}

/** Sells and reads, one after the other, until `isOver`. @returns the time of the slowest call in ms, and how many */
async function callUntil(isOver: () => boolean | Promise<boolean>) {
  let [slowest, count] = [0, 0];
  while (!(await isOver())) {
    const began = performance.now();
    await calls`insert into wares (name) values ('sold')`;
    await calls`select name from wares where id = ${1 + (count % ROWS)}`;
    slowest = Math.max(slowest, performance.now() - began);
    count += 1;
  }
  return { slowest, count };
}

const indexes = async () =>
  calls`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
    where indrelid = 'wares'::regclass and not indisprimary order by 1`;
const VALID = [
  { name: "wares_id_name", valid: true },
  { name: "wares_name", valid: true },
];

/** Whether the statement that builds the first index waits for an older transaction. */
async function isBuilding(): Promise<boolean> {
  const [row] = await calls`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%concurrently%'`;
  return row !== undefined;
}

it("lets calls go on while a migration waits behind a long reader of its table", async () => {
  const long = await readLong();
  let tries = 0;
  const applied = applyMigrations(open.db, [COLUMN], {
    ...WAIT,
    onWait: (failed) => {
      tries = failed;
    },
  });
  const { slowest, count } = await callUntil(() => tries >= 3);
  expect(count).toBeGreaterThan(3);
  expect(slowest).toBeLessThan(CALL_LIMITS.lock_timeout);
  await long.end();
  expect(await applied).toBe(1);
  expect(await applyMigrations(open.db, [COLUMN], WAIT)).toBe(0);
});

it("says which migration has not got its locks when it gives up", async () => {
  const long = await readLong();
  const applied = applyMigrations(open.db, [COLUMN], { ...WAIT, giveUpMs: 0 });
  await expect(applied).rejects.toThrow("alter table wares add column note text");
  await long.end();
  expect(await calls`select hash from migrations`).toHaveLength(0);
});

it("builds indexes while calls write the table, once for two processes", async () => {
  const long = await readLong();
  const both = Promise.all([open, other].map(({ db }) => applyMigrations(db, [INDEX], WAIT)));
  await callUntil(isBuilding);
  let left = 20;
  await callUntil(() => {
    left -= 1;
    return left < 0;
  });
  await long.end();
  expect((await both).sort()).toEqual([0, 1]);
  expect(await indexes()).toEqual(VALID);
});

it("goes on with indexes where an interrupted process has left them", async () => {
  const long = await readLong();
  const interrupted = applyMigrations(open.db, [INDEX], WAIT);
  interrupted.catch(() => {});
  await callUntil(isBuilding);
  await calls`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'create index concurrently%'`;
  await expect(interrupted).rejects.toThrow();
  await long.end();
  expect(await indexes()).toEqual([{ name: "wares_name", valid: false }]);
  expect(await applyMigrations(other.db, [INDEX], WAIT)).toBe(1);
  expect(await indexes()).toEqual(VALID);
});
