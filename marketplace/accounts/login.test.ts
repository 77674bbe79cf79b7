import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { receiveCode, wrongCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { tokens } from "../database/schema";
import { findOrRegister } from "./users";

const KNOWN = "13800138000";
const UNKNOWN = "18600000001";
const SECRET = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };

const test = useTestApp();

const login = (phone: string, verify_code: string, headers = {}) =>
  test.request("login", { phone, verify_code }, { headers });

describe("login by SMS code", () => {
  it("logs in a known user and stores only the token's hash", async () => {
    const answer = await login(KNOWN, await receiveCode(test, KNOWN));
    expect(answer).toMatchObject({ code: 0, data: { user_id: 1 } });
    const [row] = await test.deps.db.select().from(tokens);
    expect(row?.userId).toBe(1);
    expect(JSON.stringify(row)).not.toContain(answer.data.authorization);
    expect(await test.request("time", {}, { token: answer.data.authorization })).toMatchObject({
      code: 0,
      data: { time: Math.floor(test.clock.now().getTime() / 1000) },
    });
  });

  it("registers an unknown number once", async () => {
    const first = await login(UNKNOWN, await receiveCode(test, UNKNOWN));
    const agreedAt = test.clock.now();
    await test.clock.advance(60);
    const second = await login(UNKNOWN, await receiveCode(test, UNKNOWN));
    expect(first.code).toBe(0);
    expect(second.data.user_id).toBe(first.data.user_id);
    const profile = await test.request("profile", {}, { token: first.data.authorization });
    expect(profile.data).toEqual({
      user_id: first.data.user_id,
      nickname: expect.stringMatching(/^玩家\d{6}$/),
      head_img_url: expect.stringMatching(/^\/media\/avatars\/\d+\.webp$/),
      agreed_version: AGREEMENT_VERSION,
      agreed_at: agreedAt.toISOString(),
      phone_tail: "0001",
      phone: expect.stringMatching(/^\d{3}\*{4}0001$/),
      balance: "0.00",
    });
  });

  it("registers a number once for concurrent logins", async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => findOrRegister(test.deps, UNKNOWN)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it("accepts a code once, even when it is sent concurrently", async () => {
    const code = await receiveCode(test, KNOWN);
    const answers = await Promise.all([login(KNOWN, code), login(KNOWN, code), login(KNOWN, code)]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await login(KNOWN, code)).toMatchObject({ status: 400, code: 40401 });
  });

  it("takes a code for five minutes", async () => {
    const code = await receiveCode(test, KNOWN);
    await test.clock.advance(5 * 60 - 1);
    expect(await login(KNOWN, wrongCode(code))).toMatchObject({ code: 40400 });
    await test.clock.advance(1);
    expect(await login(KNOWN, code)).toMatchObject({ code: 40401 });
  });

  it("invalidates a code after five wrong tries, not after four", async () => {
    const code = await receiveCode(test, KNOWN);
    for (let wrong = 0; wrong < 4; wrong += 1) {
      expect(await login(KNOWN, wrongCode(code))).toMatchObject({ code: 40400 });
    }
    expect((await login(KNOWN, code)).code).toBe(0);

    await test.clock.advance(60);
    const second = await receiveCode(test, KNOWN);
    for (let wrong = 0; wrong < 4; wrong += 1) await login(KNOWN, wrongCode(second));
    expect(await login(KNOWN, wrongCode(second))).toMatchObject({
      code: 40401,
      msg: "验证码错误次数过多，请重新获取",
    });
    expect(await login(KNOWN, second)).toMatchObject({ code: 40401 });
  });

  it("gives parallel guesses five tries between them", async () => {
    const code = await receiveCode(test, KNOWN);
    await Promise.all(Array.from({ length: 12 }, () => login(KNOWN, wrongCode(code))));
    expect(await login(KNOWN, code)).toMatchObject({ code: 40401 });
  });

  it("rejects codes of another number, for binding, or older than the newest", async () => {
    const code = await receiveCode(test, KNOWN);
    expect((await login(UNKNOWN, code)).code).toBe(40401);
    await test.clock.advance(60);
    const bind = await receiveCode(test, KNOWN, "bind");
    if (bind !== code) expect((await login(KNOWN, bind)).code).toBe(40400);
    await test.clock.advance(60);
    const newest = await receiveCode(test, KNOWN);
    if (newest !== code) expect((await login(KNOWN, code)).code).toBe(40400);
    expect((await login(KNOWN, newest)).code).toBe(0);
  });

  it("limits the tries of one address", async () => {
    const answers: number[] = [];
    for (let index = 0; index < 61; index += 1) answers.push((await login(KNOWN, "000000")).code);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 40401));
    expect(answers.at(60)).toBe(40429);
  });

  it.each([
    [{ phone: "12000000000", verify_code: "123456" }, "phone：请输入正确的手机号"],
    [{ phone: KNOWN, verify_code: "12345" }, "verify_code：请输入 6 位验证码"],
    [{ phone: KNOWN }, "verify_code：不能为空"],
  ])("names the invalid field in %o", async (payload, msg) => {
    const answer = await test.request("login", payload as { phone: string; verify_code: string });
    expect(answer).toMatchObject({ status: 400, code: 10400, msg, data: null });
  });
});

describe("the session", () => {
  const at = (site: string) => ({ ...SECRET, "X-Site": site });

  it("ends with logout, for this token alone", async () => {
    const here = await test.tokenOf(1);
    const there = await test.tokenOf(1);
    expect(await test.request("logout", {}, { token: here })).toMatchObject({
      code: 0,
      data: null,
    });
    expect(await test.request("time", {}, { token: here })).toMatchObject({
      status: 401,
      code: 50000,
    });
    expect((await test.request("time", {}, { token: there })).code).toBe(0);
  });

  it("ends on all devices of this user with logoutEverywhere", async () => {
    const here = await test.tokenOf(1);
    const phone = await test.tokenOf(1, 1);
    const other = await test.tokenOf(2);
    expect(await test.request("logoutEverywhere", {}, { token: here })).toMatchObject({
      code: 0,
      data: null,
    });
    for (const token of [here, phone]) {
      expect(await test.request("time", {}, { token })).toMatchObject({ status: 401, code: 50000 });
    }
    expect((await test.request("time", {}, { token: other })).code).toBe(0);
  });

  it("stays when logoutEverywhere is called without a login", async () => {
    const token = await test.tokenOf(1);
    expect(await test.request("logoutEverywhere", {})).toMatchObject({ status: 401, code: 50000 });
    expect((await test.request("time", {}, { token })).code).toBe(0);
  });

  it("works on the brand host it was opened on, and on no other", async () => {
    const headers = at("mima.localhost");
    const code = await receiveCode(test, KNOWN);
    const { data } = await login(KNOWN, code, headers);
    const token = data.authorization;
    const on = async (more: Record<string, string>) =>
      (await test.request("time", {}, { token, headers: more })).code;
    expect(await on(headers)).toBe(0);
    expect(await on(at("other.localhost"))).toBe(50000);
    expect(await on({})).toBe(50000);
    expect(await on({ "X-Site": "mima.localhost" })).toBe(50000);
  });

  it.each([undefined, "", "x", "Bearer x", "A".repeat(43), "A".repeat(5000)])(
    "is not accepted with the token %s",
    async (token) => {
      expect(await test.request("time", {}, token === undefined ? {} : { token })).toMatchObject({
        status: 401,
        code: 50000,
        data: null,
      });
    },
  );

  it("is never read from a cookie", async () => {
    const token = await test.tokenOf(1);
    const headers = { Cookie: `Token=${token}; UserId=1` };
    expect((await test.request("time", {}, { headers })).code).toBe(50000);
  });
});
