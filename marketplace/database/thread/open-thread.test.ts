import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { Db } from "../db";
import { type DatabaseThread, openThread, type ThreadOptions } from "./open-thread";

const notify = jest.fn();
const onCrash = jest.fn();
let database: DatabaseThread;
beforeAll(async () => {
  database = await openThread(preparedDatabase as ThreadOptions, { notify, onCrash });
  await database.query(
    "create table things (id int primary key, tags text[], data jsonb, at timestamptz, bytes bytea)",
  );
});
beforeEach(async () => {
  await database.query("delete from things");
});
afterAll(() => database.close());

const insert = "insert into things (id, tags, data, at, bytes) values ($1, $2, $3, $4, $5)";
const insertId = "insert into things (id) values ($1)";
const AT = "2026-03-01T10:00:00.000Z";
const ids = async () => (await readIds(database)).rows;
const readIds = ({ query }: Pick<DatabaseThread, "query">) =>
  query("select id from things order by id", [], { rowMode: "array" }) as Promise<{
    rows: unknown[];
  }>;

it.each(["array", "object"] as const)(
  "answers Drizzle as PGlite does on its own thread, with rows as %s",
  async (rowMode) => {
    const near: PGlite = await PGlite.create(preparedDatabase);
    const [here, there] = [drizzle(near), drizzle(database as unknown as PGlite)];
    const row = sql`1 as one, ${AT}::timestamptz as at, array[1.5, 2]::numeric[] as prices,
      '{"n": [1, null]}'::jsonb as data, array['a', 'b,c'] as tags, true as yes, 2.50::numeric as price,
      9007199254740993 as big, '\\x0102'::bytea as bytes, null as nothing`;
    const read = (db: Db) =>
      rowMode === "object"
        ? db.execute(sql`select ${row}`)
        : db.select({ all: sql<unknown>`t` }).from(sql`(select ${row}) t`);
    for (let turn = 0; turn < 2; turn += 1)
      expect(rowsOf(await read(there))).toEqual(rowsOf(await read(here)));
    await near.close();
  },
);

const rowsOf = (answer: unknown) =>
  Array.isArray(answer) ? answer : (answer as { rows: unknown }).rows;

it("stores parameters of every kind", async () => {
  const values = [1, ["a", "b,c"], JSON.stringify({ n: 1 }), AT, Buffer.from([1, 2])];
  expect(await database.query(insert, values)).toMatchObject({ affectedRows: 1 });
  await database.query(insert, [2, null, null, undefined, null]);
  expect(await database.query("select * from things where id = $1", [1])).toMatchObject({
    rows: [{ id: 1, tags: ["a", "b,c"], data: { n: 1 }, bytes: new Uint8Array([1, 2]) }],
  });
});

it("rejects with the database's code and constraint, and goes on", async () => {
  await database.query(insertId, [1]);
  const error = await database.query(insertId, [1]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: "23505", constraint: "things_pkey" });
  await expect(database.query("select nothing")).rejects.toMatchObject({ code: "42703" });
  expect(await ids()).toEqual([[1]]);
});

it("rolls back a transaction that fails, and lets others wait for its end", async () => {
  const order: string[] = [];
  const failing = database.transaction(async ({ query }) => {
    await Promise.all([query(insertId, [1]), query(insertId, [2])]);
    order.push("transaction");
    throw new Error("failed");
  });
  const reading = ids().then((rows) => {
    order.push("reader");
    return rows;
  });
  await expect(failing).rejects.toThrow("failed");
  expect(await reading).toEqual([]);
  expect(order).toEqual(["transaction", "reader"]);
});

it("commits transactions one after the other", async () => {
  const count = "insert into things (id) select count(*) from things";
  await Promise.all([1, 2, 3].map(() => database.transaction(({ query }) => query(count))));
  expect(await ids()).toEqual([[0], [1], [2]]);
});

it("refuses to commit what has failed unnoticed", async () => {
  const work = database.transaction(async ({ query }) => {
    await query(insertId, [1]);
    await query("select nothing").catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await ids()).toEqual([]);
});

it("executes nothing in a transaction that has ended", async () => {
  const { query } = await database.transaction(async (transaction) => transaction);
  await expect(query(insertId, [1])).rejects.toThrow("has ended");
});

it("reads columns that were added since the statement was prepared", async () => {
  await database.query("create table wide (a int)");
  await database.query("insert into wide values (1)");
  await database.query("select * from wide");
  await database.query("alter table wide add b int default 2");
  expect(await database.query("select * from wide")).toMatchObject({ rows: [{ a: 1, b: 2 }] });
  await database.query("drop table wide");
});

it("passes events on when a transaction commits", async () => {
  const { query } = database;
  notify.mockClear();
  await database.transaction(async (transaction) => {
    await transaction.query("select pg_notify('due_work', '')");
    await transaction.query("select 1");
    expect(notify).not.toHaveBeenCalled();
  });
  await query("select 1");
  expect(notify).toHaveBeenCalledWith("due_work");
});

it("lets this thread go on while a statement runs", async () => {
  let hasEnded = false;
  const running = database.query("select pg_sleep(0.2)").then(() => {
    hasEnded = true;
  });
  // Timers come due here; the statement's answer cannot arrive before it has ended.
  await new Promise((due) => setTimeout(due, 1));
  expect(hasEnded).toBe(false);
  await running;
});

it("rejects what waits when the thread crashes, and tells it once", async () => {
  const program = `import { parentPort } from "node:worker_threads";
    parentPort.once("message", () => { throw new Error("unreachable"); });
    parentPort.postMessage({ isOpen: true });`;
  const address = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const other = await openThread({}, { notify, onCrash }, address);
  const line = "the embedded database has crashed: unreachable";
  const running = [other.query("select 1"), other.query("select 2")].map((each) =>
    expect(each).rejects.toThrow(line),
  );
  await Promise.all(running);
  await expect(other.query("select 1")).rejects.toThrow(line);
  await other.close();
  expect(onCrash).toHaveBeenCalledTimes(1);
});

it("answers nothing after it was closed", async () => {
  const other = await openThread(preparedDatabase as ThreadOptions, { notify, onCrash });
  await other.close();
  await other.close();
  await expect(other.query("select 1")).rejects.toThrow("closed");
});
