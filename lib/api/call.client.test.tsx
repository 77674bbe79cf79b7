import { LOGIN_EXPIRED_CODES } from "@storefront/contract/code-groups";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { readToken, readUserId } from "@/lib/cookies/read-session";
import { listenToSession } from "@/lib/cookies/session-change";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { call, callPath } from "./call.client";

/** Every request waits until the test answers it. */
function server() {
  const waiting: ((envelope: unknown) => void)[] = [];
  const fetch = jest.fn(
    () =>
      new Promise((resolve) => {
        waiting.push((envelope) => resolve({ json: async () => envelope }));
      }),
  );
  stubFetch(fetch);
  return {
    fetch,
    answer: (code: number, data: unknown = null) => {
      for (const reply of waiting.splice(0)) reply({ code, msg: "", data });
    },
  };
}

const session = () => [readToken(), readUserId()];
const onSessionChange = jest.fn();
let stop = () => {};
beforeEach(() => {
  saveSession("secret", 7);
  onSessionChange.mockClear();
  stop = listenToSession(onSessionChange);
});
afterEach(() => {
  stop();
  clearSession();
});

test("sends the token unchanged, in the Authorization header only", async () => {
  const { fetch, answer } = server();
  const time = call("time", {});
  answer(0, { time: 1 });
  expect(await time).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledWith(
    "/api/v1/common/time",
    expect.objectContaining({ headers: { Device: "2", Authorization: "secret" } }),
  );
  expect(session()).toEqual(["secret", "7"]);
});

test.each(LOGIN_EXPIRED_CODES)(
  "%i drops both cookies once, however many calls fail",
  async (code) => {
    const { answer } = server();
    const calls = [
      call("profile", {}),
      call("collectGoods", { goods_id: 1001, action: 1 }),
      call("goodsDetail", { goods_id: 1001 }),
      callPath("payStatus", "/v1/order/pay_status?order_num=1"),
    ];
    answer(code);
    for (const result of await Promise.all(calls)) {
      expect(result).toMatchObject({ ok: false, kind: "expired", code });
    }
    expect(session()).toEqual([undefined, undefined]);
    expect(onSessionChange).toHaveBeenCalledTimes(1);
  },
);

test("50104 of webLogin keeps the cookies and returns the answer's data", async () => {
  const { answer } = server();
  const login = call("webLogin", { code: "c", state: "s" });
  answer(50104, { union_id: "u-1" });
  expect(await login).toMatchObject({ ok: false, kind: "bind", data: { union_id: "u-1" } });
  expect(session()).toEqual(["secret", "7"]);
  expect(onSessionChange).not.toHaveBeenCalled();
});

test("a late failure of the previous session does not drop the new one", async () => {
  const { answer } = server();
  const late = call("profile", {});
  saveSession("fresh", 8);
  answer(50000);
  expect(await late).toMatchObject({ kind: "expired" });
  expect(session()).toEqual(["fresh", "8"]);
});

test.each([10500, 40429, 20404])("%i leaves the session alone", async (code) => {
  const { answer } = server();
  const refused = call("collectGoods", { goods_id: 1001, action: 1 });
  answer(code);
  expect(await refused).toMatchObject({ kind: "refused", code });
  expect(session()).toEqual(["secret", "7"]);
});
