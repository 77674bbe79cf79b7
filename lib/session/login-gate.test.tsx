import type { Result } from "@/lib/api/result";
import { clearSession, saveSession } from "../cookies/session-cookies";
import { loginPrompted, promptLogin, settleLogin, withLogin } from "./login-gate";

const EXPIRED: Result<string> = { ok: false, kind: "expired", code: 50000, msg: "登录已过期" };
const REFUSED: Result<string> = { ok: false, kind: "refused", code: 30409, msg: "库存不足" };
const DONE: Result<string> = { ok: true, code: 0, msg: "", data: "done" };

/** An action that returns these results in order. */
const action = (...results: Result<string>[]) => {
  const left = [...results];
  return jest.fn(async () => left.shift() ?? DONE);
};

afterEach(() => {
  settleLogin(false);
  clearSession();
});

test("concurrent prompts open one dialog and get the same answer", async () => {
  const opened = jest.fn();
  const stop = loginPrompted.subscribe(opened);
  const answers = [promptLogin(), promptLogin(), promptLogin()];
  expect(loginPrompted.get()).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
  settleLogin(true);
  expect(await Promise.all(answers)).toEqual([true, true, true]);
  expect(loginPrompted.get()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(2);
  stop();
});

test("settling without a prompt notifies no one", () => {
  const told = jest.fn();
  const stop = loginPrompted.subscribe(told);
  settleLogin(true);
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("the next prompt after a closed dialog opens it again", async () => {
  const first = promptLogin();
  settleLogin(false);
  expect(await first).toBe(false);
  const second = promptLogin();
  expect(loginPrompted.get()).toBe(true);
  settleLogin(true);
  expect(await second).toBe(true);
});

test.each([DONE, REFUSED])(
  "an action that does not expire runs once without a prompt",
  async (result) => {
    const once = action(result);
    expect(await withLogin(once)).toBe(result);
    expect(once).toHaveBeenCalledTimes(1);
    expect(loginPrompted.get()).toBe(false);
  },
);

test("an action with an expired session is repeated once after the login", async () => {
  const twice = action(EXPIRED, DONE);
  const result = withLogin(twice);
  await Promise.resolve();
  await Promise.resolve();
  expect(loginPrompted.get()).toBe(true);
  saveSession("fresh", 7);
  settleLogin(true);
  expect(await result).toBe(DONE);
  expect(twice).toHaveBeenCalledTimes(2);
});

test("an action that expires again after the login is not repeated again", async () => {
  const always = action(EXPIRED, EXPIRED, EXPIRED);
  const result = withLogin(always);
  await Promise.resolve();
  await Promise.resolve();
  settleLogin(true);
  expect(await result).toBe(EXPIRED);
  expect(always).toHaveBeenCalledTimes(2);
});

test("returns the first result and repeats nothing when the visitor closes the dialog", async () => {
  const once = action(EXPIRED);
  const result = withLogin(once);
  await Promise.resolve();
  await Promise.resolve();
  settleLogin(false);
  expect(await result).toBe(EXPIRED);
  expect(once).toHaveBeenCalledTimes(1);
});

test("concurrent actions share one dialog, and each is repeated once", async () => {
  const opened = jest.fn();
  const stop = loginPrompted.subscribe(() => loginPrompted.get() && opened());
  const acts = [action(EXPIRED, DONE), action(EXPIRED, DONE), action(EXPIRED, DONE)];
  const results = Promise.all(acts.map((one) => withLogin(one)));
  await Promise.resolve();
  await Promise.resolve();
  saveSession("fresh", 7);
  settleLogin(true);
  expect(await results).toEqual([DONE, DONE, DONE]);
  expect(opened).toHaveBeenCalledTimes(1);
  for (const one of acts) expect(one).toHaveBeenCalledTimes(2);
  stop();
});

test("an action that expires late uses the new session without a prompt", async () => {
  saveSession("fresh", 7);
  const late = action(EXPIRED, DONE);
  expect(await withLogin(late)).toBe(DONE);
  expect(loginPrompted.get()).toBe(false);
});
