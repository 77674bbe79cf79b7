import { operatorAudit } from "@storefront/marketplace/database/schema";
import { newAction } from "@storefront/marketplace/limits/limits";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, eq } from "drizzle-orm";
import { type LoggedIn, logIn } from "./log-in";
import { unknownBrowserRules } from "./login-rules";
import { addOperator, resetOperator } from "./manage-operators";
import { codeAt } from "./one-time-code";

const HOME = "2001:db8:1:1::9";
const DAY_S = 24 * 3600;

const test = useTestApp();
let password: string;
let secret: string;

beforeEach(async () => {
  const added = await addOperator(test.deps, "lin", "owner");
  ({ password = "", totpSecret: secret = "" } = added ?? {});
});

interface Attempt {
  ip?: string;
  /** The cookie of a browser that has logged in before. */
  browser?: string;
  name?: string;
  password?: string;
}

const attempt = ({ ip = HOME, browser = "", name = "lin", ...typed }: Attempt) => {
  const now = test.clock.now();
  const code = codeAt(secret, now);
  const proof = { name, password: typed.password ?? password, code };
  return logIn(test.deps, { ...proof, ip, previous: "", browserOf: () => browser }, now);
};

/** Tries wrong passwords. @returns how many were compared; the others were refused */
async function guess(times: number, by: (index: number) => Attempt): Promise<number> {
  let compared = 0;
  for (let index = 0; index < times; index += 1) {
    const tried = await attempt({ password: "wrong", ...by(index) }).catch(() => "refused");
    if (tried === null) compared += 1;
  }
  return compared;
}

/** Logs in, and lets the next code come. */
async function enter(by: Attempt = {}): Promise<LoggedIn> {
  const entered = await attempt(by);
  if (!entered) throw new Error("the login was refused");
  await test.clock.advance(30);
  return entered;
}

/** Uses up the attempts of a day on the name, which takes ten networks. */
async function lockName(): Promise<void> {
  const rules = unknownBrowserRules("lin", "").filter(({ limit }) => limit === 400);
  await test.deps.limiter.take(Array(400).fill(rules).flat(), newAction(test.clock.now()));
}

const refusals = () =>
  test.deps.db
    .select()
    .from(operatorAudit)
    .where(eq(operatorAudit.action, "session.refused"))
    .orderBy(asc(operatorAudit.id));

describe("attempts to log in", () => {
  it("of one IPv6 /48 are counted together: 402 from a /56 leave the operator's address alone", async () => {
    const compared = await guess(402, (index) => ({
      ip: `2001:db8:2:${(index % 256).toString(16)}::1`,
    }));
    expect(compared).toBe(10);
    expect(await attempt({})).not.toBeNull();
  });

  it("lock the name for a day for unknown browsers, and not for one that has logged in", async () => {
    const { browser } = await enter();
    await lockName();
    await expect(attempt({ ip: "203.0.113.77" })).rejects.toMatchObject({ reason: "tooFrequent" });
    await expect(attempt({ ip: "203.0.113.77", browser })).resolves.not.toBeNull();
  });

  it("of a browser that has logged in are limited by the browser", async () => {
    const { browser } = await enter();
    expect(await guess(11, (index) => ({ browser, ip: `203.0.${index}.1` }))).toBe(10);
    await expect(attempt({ browser })).rejects.toMatchObject({ reason: "tooFrequent" });
    expect(await attempt({})).not.toBeNull();
  });

  it.each([
    ["forged", (cookie: string) => `${cookie.slice(0, -2)}xx`],
    ["another operator's", (cookie: string) => cookie.replace(/^\d+/, (id) => `${Number(id) + 1}`)],
    ["malformed", () => "…"],
  ])("with the %s cookie count as those of an unknown browser", async (_, change) => {
    const { browser } = await enter();
    await guess(10, () => ({}));
    await expect(attempt({ browser: change(browser) })).rejects.toMatchObject({
      reason: "tooFrequent",
    });
    expect(await attempt({ browser })).not.toBeNull();
  });

  it("with a cookie of 90 days ago, or from before a reset, count as those of an unknown browser", async () => {
    const { browser: before } = await enter();
    await test.clock.advance(90 * DAY_S);
    await guess(10, () => ({}));
    await expect(attempt({ browser: before })).rejects.toMatchObject({ reason: "tooFrequent" });
    await test.clock.advance(600);
    const { browser } = await enter();
    const reset = await resetOperator(test.deps, "lin");
    ({ password = "", totpSecret: secret = "" } = reset ?? {});
    await guess(10, () => ({}));
    await expect(attempt({ browser })).rejects.toMatchObject({ reason: "tooFrequent" });
  });
});

describe("a refused login", () => {
  it("is in the audit log with the address, without what was typed", async () => {
    await attempt({ password: "hunter2-hunter2" });
    await attempt({ name: "13800138000", password: "hunter2-hunter2" });
    const entries = await refusals();
    expect(entries).toMatchObject([
      { operatorName: "lin", operatorId: expect.any(Number), after: { ip: HOME } },
      { operatorName: "未知", operatorId: null, subject: "operator", after: { ip: HOME } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/hunter2|13800138000/);
  });

  it("is recorded for a code that was used before", async () => {
    expect(await attempt({})).not.toBeNull();
    expect(await attempt({})).toBeNull();
    expect(await refusals()).toHaveLength(1);
  });

  it("is recorded at most 100 times an hour for unknown names", async () => {
    await guess(120, (index) => ({ name: `name-${index}`, ip: `203.0.${index}.1` }));
    expect(await refusals()).toHaveLength(100);
  });
});
