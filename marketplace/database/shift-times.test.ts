import { openPrepared } from "@storefront/testbed/marketplace/prepared-database";
import type { OpenDatabase } from "./db";
import { goods, ledgerTransfers } from "./schema";
import { shiftTimes } from "./shift-times";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPrepared();
});
afterAll(() => database.close());

const DAY_MS = 86_400_000;

it("moves every time, also of rows that a trigger keeps unchanged", async () => {
  const { db } = database;
  const before = await db.select().from(goods).orderBy(goods.id);
  const booked = await db.select().from(ledgerTransfers).orderBy(ledgerTransfers.id);
  expect(booked.length).toBeGreaterThan(0);
  await shiftTimes(db, DAY_MS);
  expect(await db.select().from(goods).orderBy(goods.id)).toEqual(before.map(dayLater));
  expect(await db.select().from(ledgerTransfers).orderBy(ledgerTransfers.id)).toEqual(
    booked.map(dayLater),
  );
  await shiftTimes(db, -DAY_MS);
  expect(await db.select().from(goods).orderBy(goods.id)).toEqual(before);
});

it("lets triggers run again afterwards", async () => {
  await shiftTimes(database.db, 0);
  await expect(database.db.delete(ledgerTransfers)).rejects.toThrow();
});

const dayLater = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? new Date(value.getTime() + DAY_MS) : value,
    ]),
  ) as T;
