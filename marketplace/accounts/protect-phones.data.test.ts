import { createLog } from "@storefront/platform/observability/log";
import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import { isNull } from "drizzle-orm";
import { readConfig } from "../config";
import type { OpenDatabase } from "../database/db";
import { migrate } from "../database/migrate";
import { openDatabase } from "../database/open-database";
import { users } from "../database/schema";
import { readPhone } from "./phone-numbers";
import { protectPhones } from "./protect-phones";
import { findOrRegister } from "./users";

const config = readConfig({ SANDBOX: "1" });
const log = createLog("marketplace", "silent");
const USERS = 3_000;

let database: FreshDatabase;
let instances: OpenDatabase[];
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  const open = () => openDatabase({ databaseUrl: database.url });
  instances = await Promise.all([open(), open()]);
  await migrate(dbOf(0));
});
afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()));
  await database.drop();
});

function dbOf(index: number) {
  const instance = instances[index];
  if (!instance) throw new Error(`no instance ${index}`);
  return instance.db;
}

const depsOf = (index: number, now: Date) => ({
  db: dbOf(index),
  config,
  log,
  clock: { now: () => now },
});

test("two instances encrypt every number once while users log in, and empty the plain ones a day later", async () => {
  const start = new Date("2026-03-01T10:00:00Z");
  const phones = Array.from({ length: USERS }, (_, index) => `1871000${1000 + index}`);
  await dbOf(0)
    .insert(users)
    .values(phones.map((phone) => ({ phone, nickname: "玩家", headImgUrl: "", createdAt: start })));
  const logins = phones.slice(0, 40).concat("18600000001");
  const [first, second, ...ids] = await Promise.all([
    protectPhones(depsOf(0, start)),
    protectPhones(depsOf(1, start)),
    ...logins.map((phone, index) => findOrRegister(depsOf(index % 2, start), phone)),
  ]);
  expect(new Set(ids).size).toBe(logins.length);
  // A row that a concurrent run had locked is left to the next run.
  const rest = await protectPhones(depsOf(0, start));
  expect((first ?? 0) + (second ?? 0) + rest).toBe(USERS);
  expect(await dbOf(0).$count(users, isNull(users.phoneHash))).toBe(0);

  const later = new Date(start.getTime() + 24 * 3600 * 1000);
  await Promise.all([protectPhones(depsOf(0, later)), protectPhones(depsOf(1, later))]);
  await protectPhones(depsOf(0, later));
  const rows = await dbOf(0).select().from(users);
  expect(rows.every(({ phone }) => phone === null)).toBe(true);
  expect(rows.map((row) => readPhone(config, row)).sort()).toEqual(
    [...phones, "18600000001"].sort(),
  );
});
