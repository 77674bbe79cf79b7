import { receiveCode, requestCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, eq, isNotNull } from "drizzle-orm";
import { smsCodes, users } from "../database/schema";
import { hashPhone, protectPhone, readPhone } from "./phone-numbers";
import { protectPhones } from "./protect-phones";
import { findOrRegister } from "./users";

const OLD = "18600000001";
const DAY_S = 24 * 3600;

const test = useTestApp();

/** Registers users as an older version did. @returns their ids */
async function registerPlain(...phones: string[]): Promise<number[]> {
  const values = phones.map((phone) => ({
    phone,
    nickname: "玩家",
    headImgUrl: "/media/avatars/1.webp",
    createdAt: test.clock.now(),
  }));
  const rows = await test.deps.db.insert(users).values(values).returning({ id: users.id });
  return rows.map(({ id }) => id);
}

async function userOf(id: number | undefined) {
  const [user] = await test.deps.db
    .select()
    .from(users)
    .where(eq(users.id, id ?? 0));
  if (!user) throw new Error(`no user ${id}`);
  return user;
}

it("encrypts plain numbers, keeps them for a day and empties them then", async () => {
  const [id] = await registerPlain(OLD);
  expect(await protectPhones(test.deps)).toBe(1);
  const encrypted = await userOf(id);
  expect(encrypted).toMatchObject({ phone: OLD, phoneHash: hashPhone(test.deps.config, OLD) });
  expect(readPhone(test.deps.config, encrypted)).toBe(OLD);
  await test.clock.advance(DAY_S - 1);
  expect(await protectPhones(test.deps)).toBe(0);
  expect((await userOf(id)).phone).toBe(OLD);
  await test.clock.advance(1);
  await protectPhones(test.deps);
  expect(await userOf(id)).toEqual({ ...encrypted, phone: null });
  expect(await findOrRegister(test.deps, OLD)).toBe(id);
});

it("encrypts more than a batch, and continues where an interrupted run has stopped", async () => {
  const phones = Array.from({ length: 405 }, (_, index) => `1870000${1000 + index}`);
  await registerPlain(...phones);
  const { id, phone } = await userOf((await registerPlain(OLD))[0]);
  const done = protectPhone(test.deps.config, phone ?? "");
  await test.deps.db.update(users).set(done).where(eq(users.id, id));
  expect(await protectPhones(test.deps)).toBe(phones.length);
  const rows = await test.deps.db
    .select()
    .from(users)
    .where(isNotNull(users.phone))
    .orderBy(asc(users.id));
  expect(rows.map((row) => readPhone(test.deps.config, row))).toEqual([...phones, OLD]);
});

it("finds users whose number is not encrypted yet, and registers them no second time", async () => {
  const [id] = await registerPlain(OLD);
  expect(await findOrRegister(test.deps, OLD)).toBe(id);
});

it("also writes the plain number of a new user while an older version may look for it", async () => {
  await registerPlain(OLD);
  await protectPhones(test.deps);
  const during = await findOrRegister(test.deps, "18600000002");
  expect((await userOf(during)).phone).toBe("18600000002");
  await test.clock.advance(DAY_S);
  const after = await findOrRegister(test.deps, "18600000003");
  expect((await userOf(after)).phone).toBeNull();
});

it("never writes a plain number in a database that had none", async () => {
  await protectPhones(test.deps);
  const id = await findOrRegister(test.deps, OLD);
  expect((await userOf(id)).phone).toBeNull();
  await requestCode(test, OLD);
  const [code] = await test.deps.db.select().from(smsCodes);
  expect(code).toMatchObject({ phone: null, phoneHash: hashPhone(test.deps.config, OLD) });
});

it("redeems a code that an older version has sent, whose row has the plain number only", async () => {
  const verify_code = await receiveCode(test, OLD);
  await test.deps.db.update(smsCodes).set({ phone: OLD, phoneHash: null });
  expect((await test.request("login", { phone: OLD, verify_code })).code).toBe(0);
});

it("empties the plain numbers of codes after the day", async () => {
  await registerPlain(OLD);
  await protectPhones(test.deps);
  await requestCode(test, OLD);
  const [code] = await test.deps.db.select().from(smsCodes);
  expect(code).toMatchObject({ phone: OLD });
  await test.clock.advance(DAY_S);
  await protectPhones(test.deps);
  expect(await test.deps.db.$count(smsCodes, isNotNull(smsCodes.phone))).toBe(0);
});

it("reports a number that an older version has registered again, and leaves both users", async () => {
  const first = await findOrRegister(test.deps, OLD);
  const [second, other] = await registerPlain(OLD, "18600000004");
  const error = jest.fn();
  expect(await protectPhones({ ...test.deps, log: { error } as never })).toBe(1);
  expect(error).toHaveBeenCalledWith({ users: [second] }, expect.any(String));
  expect((await userOf(second)).phoneHash).toBeNull();
  expect((await userOf(other)).phoneHash).not.toBeNull();
  expect(await userOf(first)).toMatchObject({ phoneHash: hashPhone(test.deps.config, OLD) });
});

it("refuses another key, with which every login would register a new user", async () => {
  await protectPhones(test.deps);
  const config = { ...test.deps.config, operatorKey: "ab".repeat(32) };
  await expect(protectPhones({ ...test.deps, config })).rejects.toThrow(
    "OPERATOR_KEY must be the key that this database's phone numbers are encrypted with",
  );
});
