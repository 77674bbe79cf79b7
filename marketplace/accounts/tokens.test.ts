import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { tokens } from "../database/schema";
import { findSession, issueToken } from "./tokens";

const DAY_S = 86_400;
const HOUR_S = 3600;
const SITE = "mima.localhost";

const test = useTestApp();

const use = async (token: string, site = "", browser = "") =>
  (await findSession(test.deps, token, { site, browser })) !== null;

/** @returns the hours between the login and the recorded last use */
async function recordedHours(): Promise<number> {
  const [row] = await test.deps.db.select().from(tokens);
  if (!row) throw new Error("no token");
  return (row.lastUsedAt.getTime() - row.createdAt.getTime()) / 3_600_000;
}

describe("an unused login", () => {
  it("expires after seven days", async () => {
    const token = await test.tokenOf(1);
    const unused = await test.tokenOf(2);
    await test.clock.advance(7 * DAY_S - 1);
    expect(await use(token)).toBe(true);
    await test.clock.advance(1);
    expect([await use(token), await use(unused)]).toEqual([true, false]);
  });

  it("expires after SESSION_IDLE_DAYS", async () => {
    const token = await test.tokenOf(1);
    await test.clock.advance(2 * DAY_S);
    const config = { ...test.deps.config, sessionIdleDays: 2 };
    expect(
      await findSession({ ...test.deps, config }, token, { site: "", browser: "" }),
    ).toBeNull();
    expect(await use(token)).toBe(true);
  });
});

describe("a login that is used", () => {
  it("ends after thirty days", async () => {
    const token = await test.tokenOf(1);
    for (let day = 0; day < 29; day += 1) {
      await test.clock.advance(DAY_S);
      expect(await use(token)).toBe(true);
    }
    await test.clock.advance(DAY_S - 1);
    expect(await use(token)).toBe(true);
    await test.clock.advance(1);
    expect(await use(token)).toBe(false);
  });

  it("records its last use at most once an hour", async () => {
    const token = await test.tokenOf(1);
    const update = jest.spyOn(test.deps.db, "update");
    await test.clock.advance(HOUR_S - 1);
    await use(token);
    expect(await recordedHours()).toBe(0);
    await test.clock.advance(1);
    for (let request = 0; request < 5; request += 1) await use(token);
    expect(await recordedHours()).toBe(1);
    expect(update).toHaveBeenCalledTimes(1);
    update.mockRestore();
  });
});

describe("a new login", () => {
  const issue = (userId: number, browser: string, site = SITE, device: 1 | 2 = 2) =>
    test.deps.db.transaction((tx) =>
      issueToken({ ...test.deps, db: tx }, userId, { device, site, browser }),
    );

  it("ends the earlier one of the same browser, of any user", async () => {
    const before = await issue(1, "here");
    const now = await issue(2, "here");
    const live = [await use(before, SITE, "here"), await use(now, SITE, "here")];
    expect(live).toEqual([false, true]);
  });

  it("does not end those of other browsers, sites, devices and clients without cookies", async () => {
    const others = [
      [await issue(1, "there"), SITE, "there"],
      [await issue(1, "here", "other.localhost"), "other.localhost", "here"],
      [await issue(1, "here", SITE, 1), SITE, "here"],
      [await issue(1, ""), SITE, ""],
      [await issue(1, ""), SITE, ""],
    ] as const;
    await issue(1, "here");
    for (const [token, site, browser] of others) expect(await use(token, site, browser)).toBe(true);
  });

  it("does not store the browser's secret in plain text", async () => {
    await issue(1, "secret-of-a-browser");
    const rows = await test.deps.db.select().from(tokens).where(eq(tokens.userId, 1));
    expect(JSON.stringify(rows)).not.toContain("secret-of-a-browser");
  });
});
