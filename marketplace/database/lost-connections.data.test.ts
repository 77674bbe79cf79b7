import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import { startTcpRelay } from "@storefront/testbed/product/tcp-relay";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { databaseBusy } from "../http/database-busy";
import { type PostgresSockets, postgresSockets } from "./availability/postgres-sockets";
import type { Db } from "./db";
import { openPool, pooledDatabase } from "./postgres-pool";
import { selectRows } from "./select-rows";

/** What the driver and its pools do when they lose a connection. */
let database: FreshDatabase;
let admin: pg.Pool;
let pool: pg.Pool;
let db: Db;
let sockets: PostgresSockets;
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
const open = (url: string, { open } = sockets, max = 1) =>
  openPool(url, { max, sockets: { open }, isPrepared: true });
beforeAll(async () => {
  process.on("unhandledRejection", note);
  database = await testDatabase(dataDatabaseUrl);
  admin = open(database.url, postgresSockets());
  await admin.query("create table notes (text text not null)");
});
beforeEach(async () => {
  await admin.query("truncate notes");
  sockets = postgresSockets();
  pool = open(database.url);
  db = pooledDatabase({ statements: pool, transactions: pool });
});
afterEach(async () => {
  await pool.end();
  expect(unhandled).toEqual([]);
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await admin.end();
  await database.drop();
});

const insert = (on: Db, text: string) => on.execute(sql`insert into notes values (${text})`);
const notes = async () =>
  (await admin.query("select text from notes order by text")).rows.map(({ text }) => text);
/** Resolves with the error that a promise is rejected with. */
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "not rejected",
    (error: unknown) => error,
  );
const expectLost = (error: unknown) => expect(databaseBusy(error)).toBeDefined();

/** A promise and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it("rejects a transaction whose connection is lost, and goes on", async () => {
  const begun = gate();
  const transaction = errorOf(
    db.transaction(async (tx) => {
      await insert(tx, "first");
      begun.open();
      await tx.execute(sql`select pg_sleep(60)`);
    }),
  );
  await begun.opened;
  sockets.cut();
  expectLost(await transaction);
  await insert(db, "second");
  expect(await notes()).toEqual(["second"]);
});

it("runs no statement of a lost transaction in another", async () => {
  const begun = gate();
  const otherBegun = gate();
  const refused = gate();
  const two = open(database.url, sockets, 2);
  const both = pooledDatabase({ statements: two, transactions: two });
  let late: unknown;
  const transaction = errorOf(
    both.transaction(async (tx) => {
      await insert(tx, "first");
      begun.open();
      await otherBegun.opened;
      late = await errorOf(insert(tx, "late"));
      refused.open();
      return "ended";
    }),
  );
  await begun.opened;
  sockets.cut();
  await both.transaction(async (tx) => {
    await insert(tx, "other");
    otherBegun.open();
    await refused.opened;
    await insert(tx, "other, later");
  });
  expectLost(await transaction);
  expectLost(late);
  expect(await notes()).toEqual(["other", "other, later"]);
  await two.end();
});

it("rejects a statement that is written while its connection is cut, and connects again", async () => {
  await db.execute(sql`select 1`);
  sockets.cut();
  expectLost(await errorOf(db.execute(sql`select 2`)));
  expect(await selectRows(db, sql`select 3 as n`)).toEqual([{ n: 3 }]);
});

it("gives no statement the answer to another when a connection breaks with an error", async () => {
  await db
    .transaction(async (tx) => {
      const running = errorOf(tx.execute(sql`select pg_sleep(60)`));
      const piped = errorOf(tx.execute(sql`select 'piped' as text`));
      await new Promise((done) => setImmediate(done));
      sockets.cut(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
      expectLost(await running);
      expectLost(await piped);
      expectLost(await errorOf(tx.execute(sql`select 'second' as text`)));
    })
    .catch(expectLost);
  expect(await selectRows(db, sql`select 'third' as text`)).toEqual([{ text: "third" }]);
});

it("survives connections that are lost before they are ready, and connects again", async () => {
  const relay = await startTcpRelay(database.url);
  const unlucky = open(relay.url);
  await relay.gone();
  const far = pooledDatabase({ statements: unlucky, transactions: unlucky });
  expectLost(await errorOf(far.execute(sql`select 1`)));
  await relay.up();
  expect(await selectRows(far, sql`select 1 as n`)).toEqual([{ n: 1 }]);
  await unlucky.end();
  await relay.close();
});

it("prepares a statement again when a migration has changed what it returns", async () => {
  await db.execute(sql`create table shapes (value integer)`);
  const read = sql`select * from shapes where ${1} = 1`;
  await db.execute(read);
  await admin.query("alter table shapes alter column value type text");
  expect(await errorOf(db.execute(read))).toMatchObject({ cause: { code: "0A000" } });
  expect(await selectRows(db, read)).toEqual([]);
});
