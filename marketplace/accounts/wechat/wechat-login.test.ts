import { receiveCode, wrongCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import {
  authorised,
  openBrowser,
  SITE,
  type WechatBrowser,
} from "@storefront/testbed/marketplace/wechat-browser";
import { eq } from "drizzle-orm";
import { pendingBinds, users } from "../../database/schema";

const KNOWN = { unionId: "known-identity" };
const STRANGER = { unionId: "new-identity" };
const STALE = { status: 400, code: 40402, data: null };

const test = useTestApp();

beforeEach(() =>
  test.deps.db.update(users).set({ wechatUnionId: KNOWN.unionId }).where(eq(users.id, 1)),
);

const browser = () => openBrowser(test);

describe("login by WeChat", () => {
  it("logs in a known identity once, on the requesting site", async () => {
    const here = browser();
    const { k, code, state } = await authorised(test, here, KNOWN);
    const answer = await here.login(code, state);
    expect(answer).toMatchObject({ code: 0, data: { user_id: 1 } });
    const token = answer.data.authorization;
    const codeWith = async (headers: Record<string, string>) =>
      (await test.request("time", {}, { token, headers })).code;
    expect(await codeWith(here.headers())).toBe(0);
    expect(await codeWith({ ...here.headers(), "X-Site": "huoshan.localhost" })).toBe(50000);
    expect(await codeWith(SITE)).toBe(50000);
    expect(await here.login(code, state)).toMatchObject(STALE);
    expect(await here.poll(k)).toMatchObject(STALE);
  });

  it("logs in once when the code is sent concurrently", async () => {
    const here = browser();
    const { code, state } = await authorised(test, here, KNOWN);
    const answers = await Promise.all([here.login(code, state), here.login(code, state)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 40402]);
  });

  it("refuses a code with another state", async () => {
    const here = browser();
    const { code } = await authorised(test, here, KNOWN);
    const { state } = await authorised(test, here, KNOWN);
    expect(await here.login(code, state)).toMatchObject(STALE);
  });
});

describe("binding a phone number", () => {
  const FREE = "18600000002";

  /** @returns the union id of a new identity that waits for its phone number in `here` */
  async function waiting(here: WechatBrowser): Promise<string> {
    const { code, state } = await authorised(test, here, STRANGER);
    const answer = await here.login(code, state);
    expect(answer).toMatchObject({ status: 401, code: 50104 });
    return (answer.data as unknown as { union_id: string }).union_id;
  }

  it("registers the number, stores the identity and logs in", async () => {
    const here = browser();
    const unionId = await waiting(here);
    expect(unionId).toBe(STRANGER.unionId);
    const bound = await here.bind(
      FREE,
      await receiveCode(test, FREE, "bind", here.headers()),
      unionId,
    );
    expect(bound.code).toBe(0);

    const next = await authorised(test, here, STRANGER);
    const again = await here.login(next.code, next.state);
    expect(again).toMatchObject({ code: 0, data: { user_id: bound.data.user_id } });
  });

  it("binds a user with a number but no identity", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const code = await receiveCode(test, "13900139000", "bind", here.headers());
    expect(await here.bind("13900139000", code, unionId)).toMatchObject({ data: { user_id: 2 } });
  });

  it("refuses a number that has another identity", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const taken = await here.bind(
      "13800138000",
      await receiveCode(test, "13800138000", "bind", here.headers()),
      unionId,
    );
    expect(taken).toMatchObject({ status: 409, code: 40409, data: null });
    const [user] = await test.deps.db.select().from(users).where(eq(users.id, 1));
    expect(user?.wechatUnionId).toBe(KNOWN.unionId);
    const free = await here.bind(
      FREE,
      await receiveCode(test, FREE, "bind", here.headers()),
      unionId,
    );
    expect(free.code).toBe(0);
  });

  it("accepts only the right code, and only one for binding", async () => {
    const here = browser();
    const unionId = await waiting(here);
    expect(
      (await here.bind(FREE, await receiveCode(test, FREE, "login", here.headers()), unionId)).code,
    ).toBe(40401);
    await test.clock.advance(60);
    const code = await receiveCode(test, FREE, "bind", here.headers());
    expect((await here.bind(FREE, wrongCode(code), unionId)).code).toBe(40400);
    expect((await here.bind(FREE, code, unionId)).code).toBe(0);
  });

  it("binds an identity verified in the same browser within ten minutes, once", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const thief = browser();
    await thief.requestScan();
    const bind = async (where: WechatBrowser, id: string) => {
      await test.clock.advance(60);
      return where.bind(FREE, await receiveCode(test, FREE, "bind", where.headers()), id);
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

  it("binds once when the request is sent concurrently", async () => {
    const here = browser();
    const unionId = await waiting(here);
    const code = await receiveCode(test, FREE, "bind", here.headers());
    const answers = await Promise.all([
      here.bind(FREE, code, unionId),
      here.bind(FREE, code, unionId),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await test.deps.db.$count(users, eq(users.wechatUnionId, unionId))).toBe(1);
  });
});
