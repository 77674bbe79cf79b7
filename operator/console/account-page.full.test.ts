import { operatorAudit, operators } from "@storefront/marketplace/database/schema";
import { type ConsoleBrowser, consoleBrowser } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq, like } from "drizzle-orm";
import { addOperator } from "../access/manage-operators";
import { codeAt } from "../access/one-time-code";
import { openTotp, prepareTotpSecrets } from "../access/totp-secrets";

const PATH = "/admin/account";
const NEW_PASSWORD = "correct horse battery";

const test = useSite();
/** The console's real time. Codes are accepted once, so every new code advances it by half a minute. */
let now: Date;
let password: string;
let secret: string;

beforeEach(async () => {
  now = new Date();
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
    now,
  });
  const added = await addOperator(test.deps, "lin", "viewer");
  if (!added) throw new Error("there is an operator lin already");
  password = added.password;
  secret = added.totpSecret;
});
afterEach(() => jest.useRealTimers());

/** @returns the code of the next half minute */
function nextCode(of = secret): string {
  now = new Date(now.getTime() + 30_000);
  jest.setSystemTime(now);
  return codeAt(of, now);
}

async function logIn(code = nextCode(), typed = password): Promise<ConsoleBrowser | null> {
  const browser = consoleBrowser(test.site);
  await browser.get("/admin/login");
  const { status } = await browser.post("/admin/login", { name: "lin", password: typed, code });
  if (status !== 303) return null;
  await browser.get("/admin");
  return browser;
}

async function loggedIn(): Promise<ConsoleBrowser> {
  const browser = await logIn();
  if (!browser) throw new Error("not logged in");
  return browser;
}

const isIn = async (browser: ConsoleBrowser) => (await browser.get("/admin")).status === 200;
const storedOf = async () =>
  (await test.deps.db.select().from(operators).where(eq(operators.name, "lin")))[0];
const lastAction = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0]
    ?.action;

const typed = (code: string, more: Record<string, string> = {}) => ({
  change_current_password: password,
  change_code: code,
  new_password: NEW_PASSWORD,
  again_password: NEW_PASSWORD,
  ...more,
});

describe("the own password", () => {
  it("can be changed with the old one and a code, ending every other session", async () => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const { status, location } = await here.post(`${PATH}/password`, typed(nextCode()));
    expect([status, location]).toEqual([303, `${PATH}?done=password`]);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await lastAction()).toBe("operator.password");
    expect(await logIn()).toBeNull();
    expect(await logIn(nextCode(), NEW_PASSWORD)).not.toBeNull();
  });

  it.each([
    ["a wrong current password", { change_current_password: "x" }, "当前密码或动态码不对"],
    ["a wrong code", { change_code: "000000" }, "当前密码或动态码不对"],
    [
      "a short password",
      { new_password: "short", again_password: "short" },
      "新密码要有 12 到 200",
    ],
    ["a password of one repeated letter", { new_password: "a".repeat(20) }, "新密码太简单"],
    [
      "two different passwords",
      { again_password: "another one entirely" },
      "两次输入的新密码不一致",
    ],
  ])("is not changed for %s", async (_, more, message) => {
    const here = await loggedIn();
    const before = await storedOf();
    const { status, html } = await here.post(`${PATH}/password`, typed(nextCode(), more));
    expect([status, html]).toEqual([400, expect.stringContaining(message)]);
    expect(html).not.toContain(NEW_PASSWORD);
    expect((await storedOf())?.passwordHash).toBe(before?.passwordHash);
  });

  it("accepts a code once, and ten attempts in ten minutes", async () => {
    const here = await loggedIn();
    const used = codeAt(secret, now);
    expect((await here.post(`${PATH}/password`, typed(used))).status).toBe(400);
    for (let tries = 1; tries < 10; tries += 1) {
      await here.post(`${PATH}/password`, typed("000000"));
    }
    const { status } = await here.post(`${PATH}/password`, typed(nextCode()));
    expect(status).toBe(409);
    expect(await isIn(here)).toBe(true);
  });
});

describe("the own one-time codes", () => {
  async function begin(here: ConsoleBrowser) {
    const proof = { renew_current_password: password, renew_code: nextCode() };
    const { status, html } = await here.post(`${PATH}/codes`, proof);
    const sealed = /name="renewal_code" value="([^"]+)"/.exec(html)?.[1] ?? "";
    return { status, html, sealed, fresh: /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(html)?.[1] ?? "" };
  }
  const confirm = (here: ConsoleBrowser, sealed: string, code: string) =>
    here.post(`${PATH}/codes/confirm`, { renewal_code: sealed, confirm_code: code });

  it("are replaced when a code of the new secret is entered, ending every other session", async () => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const { status, html, sealed, fresh } = await begin(here);
    expect(status).toBe(200);
    expect(html).toContain("<svg");
    expect(sealed).not.toContain(fresh);
    const wrong = await confirm(here, sealed, codeAt(secret, now));
    expect(wrong.status).toBe(400);
    expect(wrong.html).not.toContain(fresh);
    expect(wrong.html).not.toContain("<svg");
    const done = await confirm(here, sealed, nextCode(fresh));
    expect([done.status, done.location]).toEqual([303, `${PATH}?done=codes`]);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await lastAction()).toBe("operator.totp");
    expect(await logIn(nextCode(secret))).toBeNull();
    expect(await logIn(nextCode(fresh))).not.toBeNull();
    expect((await confirm(here, sealed, nextCode(fresh))).status).not.toBe(500);
  });

  it("stay valid until then, and after a wrong password, another session or a late code", async () => {
    const here = await loggedIn();
    const proof = { renew_current_password: "x", renew_code: nextCode() };
    expect((await here.post(`${PATH}/codes`, proof)).status).toBe(400);
    const { sealed, fresh } = await begin(here);
    const elsewhere = await loggedIn();
    expect((await confirm(elsewhere, sealed, nextCode(fresh))).html).toContain("更换已经过期");
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await confirm(here, sealed, nextCode(fresh))).html).toContain("更换已经过期");
    expect(await logIn()).not.toBeNull();
  });
});

describe("stored secrets", () => {
  it("are encrypted, older plain ones when the marketplace starts", async () => {
    expect((await storedOf())?.totpSecret).toMatch(/^v1\./);
    await test.deps.db.update(operators).set({ totpSecret: secret });
    expect(await logIn()).not.toBeNull();
    await prepareTotpSecrets(test.deps);
    const stored = await storedOf();
    expect(stored?.totpSecret).toMatch(/^v1\./);
    expect(stored && openTotp(test.deps, stored)).toBe(secret);
    expect(await test.deps.db.$count(operators, like(operators.totpSecret, "v1.%"))).toBe(1);
    expect(await logIn()).not.toBeNull();
  });

  it("prevent the marketplace from starting when the key is a different one", async () => {
    const config = { ...test.deps.config, operatorKey: "ab".repeat(32) };
    await expect(prepareTotpSecrets({ ...test.deps, config })).rejects.toThrow(
      "OPERATOR_KEY must be the key that the operators were",
    );
  });
});
