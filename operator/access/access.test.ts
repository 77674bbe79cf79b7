import { operatorAudit, operators } from "@storefront/marketplace/database/schema";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { runCommand } from "../commands/run-command";
import { logIn } from "./log-in";
import { codeAt } from "./one-time-code";
import { findSession } from "./sessions";

const STEP_MS = 30_000;

const test = useTestApp();

async function run(...args: string[]) {
  const lines: string[] = [];
  const exitCode = await runCommand(test.deps, ["operator", ...args], (line) => lines.push(line));
  const read = (pattern: RegExp) => pattern.exec(lines.join("\n"))?.[1] ?? "";
  return {
    exitCode,
    lines,
    password: read(/^password: (.*)$/m),
    secret: read(/[?&]secret=([A-Z2-7]+)/),
  };
}

interface Credentials {
  password: string;
  code: string;
  name?: string;
  ip?: string;
}

const attempt = ({ name = "lin", password, code, ip = "203.0.113.9" }: Credentials, at?: Date) =>
  logIn(
    test.deps,
    { name, password, code, ip, previous: "", browserOf: () => "" },
    at ?? test.clock.now(),
  );

const later = (ms: number) => new Date(test.clock.now().getTime() + ms);

describe("npm run market -- operator", () => {
  it("adds, lists, resets and removes operators, and records each in the audit log", async () => {
    expect((await run("list")).lines).toEqual(["there are no operators: /admin is closed"]);
    const added = await run("add", "lin", "--role", "clerk");
    expect(added.exitCode).toBe(0);
    expect(added.password).toMatch(/^(\w{6}-){3}\w{6}$/);
    expect((await run("list")).lines).toEqual(["lin: clerk, since 2026-03-01"]);
    const reset = await run("reset", "lin");
    expect(reset.secret).not.toBe(added.secret);
    expect((await run("remove", "lin")).exitCode).toBe(0);
    expect((await run("list")).lines).toEqual(["there are no operators: /admin is closed"]);

    const log = await test.deps.db.select().from(operatorAudit).orderBy(operatorAudit.id);
    expect(log.map(({ action }) => action)).toEqual([
      "operator.add",
      "operator.reset",
      "operator.remove",
    ]);
    const written = JSON.stringify([log, await test.deps.db.select().from(operators)]);
    expect(written).not.toContain(added.password);
    expect(JSON.stringify(log)).not.toContain(reset.secret);
  });

  it.each([
    [["add", "lin"], "--role owner|clerk|viewer is required"],
    [["add", "lin", "--role", "king"], "--role owner|clerk|viewer is required"],
    [["add", "<b>", "--role", "owner"], "a name has 2 to 32 letters"],
    [["remove", "nobody"], "no such operator: nobody"],
    [["reset", "nobody"], "no such operator: nobody"],
    [["dance"], "usage: operator add|list|remove|reset"],
  ])("rejects %j with a one-line message", async (args, message) => {
    const { exitCode, lines } = await run(...args);
    expect(exitCode).toBe(2);
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(await test.deps.db.$count(operatorAudit)).toBe(0);
  });

  it("rejects a name that is taken", async () => {
    await run("add", "lin", "--role", "owner");
    expect((await run("add", "lin", "--role", "viewer")).exitCode).toBe(2);
  });
});

describe("logIn", () => {
  it("requires the password and a code, and accepts a code only once", async () => {
    const { password, secret } = await run("add", "lin", "--role", "clerk");
    const code = codeAt(secret, test.clock.now());
    expect(await attempt({ password: "wrong", code })).toBeNull();
    expect(await attempt({ password, code: "000000" })).toBeNull();
    expect(await attempt({ password, code, name: "other" })).toBeNull();
    expect(await attempt({ password, code: codeAt(secret, later(-3 * STEP_MS)) })).toBeNull();

    const both = await Promise.all([attempt({ password, code }), attempt({ password, code })]);
    expect(both.filter((token) => token !== null)).toHaveLength(1);
    expect(await attempt({ password, code })).toBeNull();
    const next = later(STEP_MS);
    expect(await attempt({ password, code: codeAt(secret, next) }, next)).not.toBeNull();
  });

  it("limits the attempts of an address without affecting another", async () => {
    const { password, secret } = await run("add", "lin", "--role", "clerk");
    const code = codeAt(secret, test.clock.now());
    for (let tries = 0; tries < 10; tries += 1) await attempt({ password: "wrong", code });
    await expect(attempt({ password, code })).rejects.toMatchObject({ reason: "tooFrequent" });
    expect(await attempt({ password, code, ip: "198.51.100.7" })).not.toBeNull();
  });

  it("ends a session after an idle hour, twelve hours, a reset or a removal", async () => {
    const { password, secret } = await run("add", "lin", "--role", "clerk");
    const begin = async (again: { password: string; secret: string }, at = test.clock.now()) =>
      (await attempt({ ...again, code: codeAt(again.secret, at) }, at))?.session ?? "";
    const isLive = async (token: string) =>
      (await findSession(test.deps.db, token, test.clock.now())) !== null;

    const idle = await begin({ password, secret });
    expect(await isLive(idle)).toBe(true);
    await test.clock.advance(3_600);
    expect(await isLive(idle)).toBe(false);

    const used = await begin({ password, secret });
    for (let half = 0; half < 23; half += 1) {
      await test.clock.advance(1_800);
      expect(await isLive(used)).toBe(true);
    }
    await test.clock.advance(1_800);
    expect(await isLive(used)).toBe(false);

    const before = await begin({ password, secret });
    const fresh = await run("reset", "lin");
    expect(await isLive(before)).toBe(false);
    const last = await begin(fresh);
    expect(await isLive(last)).toBe(true);
    await run("remove", "lin");
    expect(await isLive(last)).toBe(false);
  });
});

it("cannot change or delete entries of the audit log", async () => {
  await run("add", "lin", "--role", "owner");
  const { db } = test.deps;
  const refused = { cause: { message: expect.stringContaining("only ever added to") } };
  await expect(
    db.update(operatorAudit).set({ operatorName: "x" }).where(eq(operatorAudit.operatorName, "x")),
  ).rejects.toMatchObject(refused);
  await expect(db.delete(operatorAudit)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`truncate operator_audit`)).rejects.toMatchObject(refused);
  expect(await db.$count(operatorAudit)).toBe(1);
});
