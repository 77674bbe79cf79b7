import { PGlite } from "@electric-sql/pglite";
import { type EmbeddedSession, openSession } from "../simulate/engine/embedded-session";

let database: PGlite;
let session: EmbeddedSession;
beforeAll(async () => {
  database = await PGlite.create(preparedDatabase);
  session = openSession(database);
  await session.query(
    "create table things (id int primary key, tags text[], data jsonb, at timestamptz)",
  );
});
beforeEach(async () => {
  await session.query("delete from things");
});
afterAll(() => database.close());

const insert = "insert into things values ($1, $2, $3, $4)";
const AT = "2026-03-01T10:00:00.000Z";

it.each(["array", "object"] as const)(
  "answers as PGlite does, with rows as %s",
  async (rowMode) => {
    await session.query(insert, [1, ["a", "b,c"], JSON.stringify({ n: 1 }), AT]);
    const inserted = await session.query(insert, [2, null, null, undefined]);
    expect(inserted.affectedRows).toBe(1);
    const select =
      "select *, count(*) over () as total, $1::bigint as given from things order by id";
    const options = { rowMode, parsers: { 1184: (value: string) => `at ${value}` } };
    const expected = await database.query(select, [7], options);
    expect(expected.rows).toHaveLength(2);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await session.query(select, [7], options)).toMatchObject({
        ...{ rows: expected.rows, fields: expected.fields },
      });
    }
  },
);

it("goes on after an error", async () => {
  await session.query(insert, [1, null, null, null]);
  await expect(session.query(insert, [1, null, null, null])).rejects.toMatchObject({
    code: "23505",
  });
  await expect(session.query("select nothing")).rejects.toMatchObject({ code: "42703" });
  expect((await session.query("select id from things")).rows).toEqual([{ id: 1 }]);
});

it("rolls back a transaction that fails, and lets others wait for its end", async () => {
  const order: string[] = [];
  const failing = session.transaction(async (query) => {
    await Promise.all([query(insert, [1, null, null, null]), query(insert, [2, null, null, null])]);
    order.push("transaction");
    throw new Error("crashed");
  });
  const reading = session.query("select id from things").then(({ rows }) => {
    order.push("reader");
    return rows;
  });
  await expect(failing).rejects.toThrow("crashed");
  expect(await reading).toEqual([]);
  expect(order).toEqual(["transaction", "reader"]);
});
