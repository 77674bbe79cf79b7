import { openPrepared } from "@storefront/testbed/marketplace/prepared-database";
import { and, eq } from "drizzle-orm";
import type { OpenDatabase } from "./db";
import { type Placeholders, prepareOnce } from "./prepared-query";
import { settings, smsCodes, users } from "./schema";

let database: OpenDatabase;

beforeAll(async () => {
  database = await openPrepared();
});
afterAll(() => database.close());

const AT = new Date("2026-03-01T10:00:00.000Z");

interface NewCode {
  phone: string;
  usedAt: Date | null;
}

const insertCode = prepareOnce((db, { phone, usedAt }: Placeholders<NewCode>) =>
  db
    .insert(smsCodes)
    .values({
      phone,
      usedAt,
      event: "login",
      codeHash: "",
      browserHash: "",
      network: "",
      triesLeft: 5,
      networkTriesLeft: 5,
      sentAt: AT,
      expiresAt: AT,
    })
    .returning(),
);

it("composes a statement only once", async () => {
  const compose = jest.fn();
  const find = prepareOnce((db, { key }: Placeholders<{ key: string }>) => {
    compose();
    return db.select().from(settings).where(eq(settings.key, key));
  });
  await database.db.insert(settings).values({ key: "one", value: { of: ["json"] } });
  expect(await find(database.db, { key: "one" })).toEqual([
    { key: "one", value: { of: ["json"] } },
  ]);
  expect(await find(database.db, { key: "two" })).toEqual([]);
  expect(compose).toHaveBeenCalledTimes(1);
});

it("writes and reads dates and null dates", async () => {
  const [used] = await insertCode(database.db, { phone: "1", usedAt: AT });
  const [live] = await insertCode(database.db, { phone: "1", usedAt: null });
  expect(used).toMatchObject({ phone: "1", usedAt: AT, sentAt: AT });
  expect(live).toMatchObject({ usedAt: null, triesLeft: 5 });
});

it("runs in the given transaction and is rolled back with it", async () => {
  const undone = database.db.transaction(async (tx) => {
    expect(await insertCode(tx, { phone: "2", usedAt: AT })).toHaveLength(1);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await database.db.$count(smsCodes, eq(smsCodes.phone, "2"))).toBe(0);
});

it("returns null for the row of an unmatched left join", async () => {
  const find = prepareOnce((db, { phone }: Placeholders<{ phone: string }>) =>
    db
      .select({ code: { sentAt: smsCodes.sentAt }, user: { id: users.id } })
      .from(smsCodes)
      .leftJoin(users, and(eq(users.phone, smsCodes.phone), eq(users.id, 0)))
      .where(eq(smsCodes.phone, phone)),
  );
  await insertCode(database.db, { phone: "3", usedAt: AT });
  expect(await find(database.db, { phone: "3" })).toEqual([{ code: { sentAt: AT }, user: null }]);
});

it("throws when a value is missing", () => {
  const values = { phone: "4" } as NewCode;
  expect(() => insertCode(database.db, values)).toThrow("no value for usedAt");
});
