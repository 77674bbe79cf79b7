import { eq } from "drizzle-orm";
import { SAMPLES } from "@/contract/samples";
import { pendingBinds, users, wechatScans } from "../db/schema";
import { authoriseK, cancelK, scanK } from "../services/wechat/phone-side";
import { receiveCode, wrongCode } from "../testing/ask-code";
import { openTestApp, type TestApp } from "../testing/test-app";

const KNOWN = { unionId: "known-identity" };
const STRANGER = { unionId: "new-identity" };
const SITE = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET, "X-Site": "mima.localhost" };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  await test.deps.db.update(users).set({ wechatUnionId: KNOWN.unionId }).where(eq(users.id, 1));
});
afterAll(() => test.close());

/** A browser keeps the cookie that the first getK gave it. */
function browser(site: Record<string, string> = SITE) {
  let cookie = "";
  const headers = () => ({ ...site, ...(cookie === "" ? {} : { Cookie: cookie }) });
  return {
    headers,
    async ask() {
      const response = await test.app.request("/v2/wechat/getK", { headers: headers() });
      cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
      return ((await response.json()) as { data: { k: string; url: string; expires_in: number } })
        .data;
    },
    poll: (k: string) => test.request("scanStatus", { k }, { headers: headers() }),
    login: (code: string, state: string) =>
      test.request("webLogin", { code, state, in_wx: "1", from: "x" }, { headers: headers() }),
    bind: (phone: string, verify_code: string, union_id: string) =>
      test.request("bindPhone", { phone, verify_code, union_id }, { headers: headers() }),
  };
}

const STALE = { status: 400, code: 40402, data: null };

async function authorised(here: ReturnType<typeof browser>, identity = KNOWN) {
  const { k } = await here.ask();
  await scanK(test.deps, k);
  await authoriseK(test.deps, k, identity);
  const { code, state } = (await here.poll(k)).data;
  return { k, code, state };
}

describe("the WeChat QR code", () => {
  it("leads to the phone's authorise page, with a key of at least 128 bits", async () => {
    const { url, k, expires_in } = await browser().ask();
    expect(url).toBe(`${test.deps.config.mobileSiteUrl}wechat?k=${k}`);
    expect(Buffer.from(k, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(expires_in).toBe(120);
  });

  it("gives a browser one secret that no script can read", async () => {
    const first = await test.app.request("/v2/wechat/getK");
    const cookie = first.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^WxBrowser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await test.app.request("/v2/wechat/getK", {
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    expect(again.headers.get("Set-Cookie")).toBeNull();
  });

  it("stores neither key, code nor browser in clear", async () => {
    const here = browser();
    const { k, code } = await authorised(here);
    const rows = JSON.stringify(await test.deps.db.select().from(wechatScans));
    for (const secret of [k, code, here.headers().Cookie?.split("=")[1] ?? "?"]) {
      expect(rows).not.toContain(secret);
    }
  });

  it("goes from waiting to scanned to authorised, and the poll shows no more than that", async () => {
    const here = browser();
    const { k } = await here.ask();
    expect((await here.poll(k)).data).toEqual({ scan: 0, code: "", state: "" });
    expect(await scanK(test.deps, k)).toMatchObject({ site: "mima.localhost" });
    expect((await here.poll(k)).data).toEqual({ scan: 1, code: "", state: "" });
    await authoriseK(test.deps, k, KNOWN);
    expect((await here.poll(k)).data).toEqual({
      scan: 1,
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it("keeps its order: nothing is authorised before it is scanned, or after an end", async () => {
    const here = browser();
    const { k } = await here.ask();
    await expect(authoriseK(test.deps, k, KNOWN)).rejects.toMatchObject({ reason: "scanStale" });
    await scanK(test.deps, k);
    await authoriseK(test.deps, k, KNOWN);
    for (const act of [
      scanK(test.deps, k),
      authoriseK(test.deps, k, STRANGER),
      cancelK(test.deps, k),
    ]) {
      await expect(act).rejects.toMatchObject({ reason: "scanStale" });
    }
  });

  it("tells the desktop that the phone said no", async () => {
    const here = browser();
    const { k } = await here.ask();
    await scanK(test.deps, k);
    await cancelK(test.deps, k);
    expect(await here.poll(k)).toMatchObject({ ...STALE, msg: "已取消授权，请刷新二维码" });
    await expect(authoriseK(test.deps, k, KNOWN)).rejects.toMatchObject({ reason: "scanStale" });
  });

  it("lives for 120 seconds, whatever state it is in", async () => {
    const here = browser();
    const { k } = await here.ask();
    const scanned = await authorised(here);
    await test.clock.advance(119);
    expect((await here.poll(k)).code).toBe(0);
    await test.clock.advance(1);
    expect(await here.poll(k)).toMatchObject(STALE);
    await expect(scanK(test.deps, k)).rejects.toMatchObject({ reason: "scanStale" });
    expect(await here.login(scanned.code, scanned.state)).toMatchObject(STALE);
  });

  it("is worthless in another browser than the one that asked", async () => {
    const here = browser();
    const thief = browser();
    await thief.ask();
    const { k, code, state } = await authorised(here);
    expect(await thief.poll(k)).toMatchObject(STALE);
    expect(await thief.login(code, state)).toMatchObject(STALE);
    expect(await browser().poll(k)).toMatchObject(STALE);
    expect(await browser().login(code, state)).toMatchObject(STALE);
    expect((await here.login(code, state)).code).toBe(0);
  });

  it("is worthless on another site than the one that asked", async () => {
    const here = browser();
    const { code, state } = await authorised(here);
    const headers = { ...here.headers(), "X-Site": "other.localhost" };
    expect(await test.request("webLogin", { code, state }, { headers })).toMatchObject(STALE);
  });

  it("answers a key that never was in the same words", async () => {
    const here = browser();
    await here.ask();
    expect(await here.poll("A".repeat(32))).toMatchObject(STALE);
    expect(await here.poll("x")).toMatchObject({ status: 400, code: 10400 });
  });

  it("is limited for one address", async () => {
    const here = browser();
    for (let asked = 0; asked < 120; asked += 1) await here.ask();
    const answer = await test.request("getK", {}, { headers: here.headers() });
    expect(answer).toMatchObject({ status: 429, code: 40429 });
  });
});

describe("login by WeChat", () => {
  it("logs a known identity in, on the site that asked, once", async () => {
    const here = browser();
    const { k, code, state } = await authorised(here);
    const answer = await here.login(code, state);
    expect(answer).toMatchObject({ code: 0, data: { user_id: 1 } });
    const token = answer.data.authorization;
    expect((await test.request("time", {}, { token, headers: SITE })).code).toBe(0);
    expect((await test.request("time", {}, { token })).code).toBe(50000);
    expect(await here.login(code, state)).toMatchObject(STALE);
    expect(await here.poll(k)).toMatchObject(STALE);
  });

  it("logs in once when the code comes twice at the same time", async () => {
    const here = browser();
    const { code, state } = await authorised(here);
    const answers = await Promise.all([here.login(code, state), here.login(code, state)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 40402]);
  });

  it("refuses a code with another state", async () => {
    const here = browser();
    const { code } = await authorised(here);
    const { state } = await authorised(here);
    expect(await here.login(code, state)).toMatchObject(STALE);
  });
});

describe("binding a phone number", () => {
  const FREE = "18600000002";

  /** A new identity that waits for its number in `here`. */
  async function waiting(here: ReturnType<typeof browser>): Promise<string> {
    const { code, state } = await authorised(here, STRANGER);
    const answer = await here.login(code, state);
    expect(answer).toMatchObject({ status: 401, code: 50104 });
    return (answer.data as unknown as { union_id: string }).union_id;
  }

  it("registers the number, keeps the identity and logs in", async () => {
    const here = browser();
    const unionId = await waiting(here);
    expect(unionId).toBe(STRANGER.unionId);
    const bound = await here.bind(FREE, await receiveCode(test, FREE, "bind"), unionId);
    expect(bound.code).toBe(0);

    const next = await authorised(here, STRANGER);
    const again = await here.login(next.code, next.state);
    expect(again).toMatchObject({ code: 0, data: { user_id: bound.data.user_id } });
  });

  it("binds a user who had a number but no identity", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const code = await receiveCode(test, "13900139000", "bind");
    expect(await here.bind("13900139000", code, unionId)).toMatchObject({ data: { user_id: 2 } });
  });

  it("leaves a number that has another identity alone", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const taken = await here.bind(
      "13800138000",
      await receiveCode(test, "13800138000", "bind"),
      unionId,
    );
    expect(taken).toMatchObject({ status: 409, code: 40409, data: null });
    const [user] = await test.deps.db.select().from(users).where(eq(users.id, 1));
    expect(user?.wechatUnionId).toBe(KNOWN.unionId);
    const free = await here.bind(FREE, await receiveCode(test, FREE, "bind"), unionId);
    expect(free.code).toBe(0);
  });

  it("takes a code for binding only, and only the right one", async () => {
    const here = browser();
    const unionId = await waiting(here);
    expect((await here.bind(FREE, await receiveCode(test, FREE, "login"), unionId)).code).toBe(
      40401,
    );
    await test.clock.advance(60);
    const code = await receiveCode(test, FREE, "bind");
    expect((await here.bind(FREE, wrongCode(code), unionId)).code).toBe(40400);
    expect((await here.bind(FREE, code, unionId)).code).toBe(0);
  });

  it("binds only what has just proved itself, in the same browser, within ten minutes, once", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const thief = browser();
    await thief.ask();
    const bind = async (where: ReturnType<typeof browser>, id: string) => {
      await test.clock.advance(60);
      return where.bind(FREE, await receiveCode(test, FREE, "bind"), id);
    };
    expect(await bind(thief, unionId)).toMatchObject({ status: 400, code: 40403 });
    expect((await bind(browser(), unionId)).code).toBe(40403);
    expect((await bind(here, "never-seen")).code).toBe(40403);
    expect((await bind(here, unionId)).code).toBe(0);
    expect((await bind(here, unionId)).code).toBe(40403);

    await test.reset();
    const late = browser();
    const identity = await waiting(late);
    await test.clock.advance(540);
    expect((await bind(late, identity)).code).toBe(40403);
    expect(await test.deps.db.$count(pendingBinds)).toBe(1);
  });

  it("is the same bind once when it comes twice at the same time", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const code = await receiveCode(test, FREE, "bind");
    const answers = await Promise.all([
      here.bind(FREE, code, unionId),
      here.bind(FREE, code, unionId),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await test.deps.db.$count(users, eq(users.wechatUnionId, unionId))).toBe(1);
  });
});
