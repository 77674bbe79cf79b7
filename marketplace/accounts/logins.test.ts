import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { tokens } from "../database/schema";
import { endLogin } from "./logins";
import { issueToken } from "./tokens";

const USER = 2;
const STRANGER = 1;
const DAY_S = 86_400;

const test = useTestApp();

const listOf = async (token: string) => (await test.request("logins", {}, { token })).data.list;
const isLive = async (token: string) => (await test.request("profile", {}, { token })).code === 0;

it("lists the user's own live logins, with device, site and times, and marks this one", async () => {
  const token = await test.tokenOf(USER);
  await test.tokenOf(STRANGER);
  await test.clock.advance(DAY_S);
  const { db } = test.deps;
  await db.transaction((tx) =>
    issueToken({ ...test.deps, db: tx }, USER, { device: 1, site: "mima.localhost" }),
  );
  const list = await listOf(token);
  expect(list).toHaveLength(2);
  expect(list.find(({ current }) => current)).toMatchObject({ device: 2, site: "" });
  expect(list.find(({ current }) => !current)).toMatchObject({
    device: 1,
    site: "mima.localhost",
    created_at: test.clock.now().toISOString(),
  });
  const stored = await db.select().from(tokens);
  for (const { tokenHash } of stored) expect(JSON.stringify(list)).not.toContain(tokenHash);
});

it("ends the chosen login, and no other", async () => {
  const token = await test.tokenOf(USER);
  const phone = await test.tokenOf(USER, 1);
  const login_id = (await listOf(token)).find(({ current }) => !current)?.login_id ?? "";
  for (const again of [1, 2]) {
    const { code } = await test.request("endLogin", { login_id }, { token });
    expect([again, code]).toEqual([again, 0]);
  }
  expect([await isLive(token), await isLive(phone)]).toEqual([true, false]);
  expect(await listOf(token)).toHaveLength(1);
});

it("does not end another user's login", async () => {
  const token = await test.tokenOf(USER);
  const [{ login_id } = { login_id: "" }] = await listOf(token);
  await endLogin(test.deps, STRANGER, login_id);
  expect(await isLive(token)).toBe(true);
});

it("leaves out logins that have expired", async () => {
  await test.tokenOf(USER);
  await test.clock.advance(test.deps.config.sessionIdleDays * DAY_S);
  expect(await listOf(await test.tokenOf(USER))).toHaveLength(1);
});
