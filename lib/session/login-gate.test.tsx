import type { Result } from "@/lib/api/result";
import { clearSession, saveSession } from "../cookies/session-cookies";
import { loginPrompted, promptLogin, settleLogin, withLogin } from "./login-gate";

const EXPIRED: Result<string> = { ok: false, kind: "expired", code: 50000, msg: "登录已过期" };
const REFUSED: Result<string> = { ok: false, kind: "refused", code: 30409, msg: "库存不足" };
const DONE: Result<string> = { ok: true, code: 0, msg: "", data: "done" };

/** An act that answers these results one after another. */
const act = (...results: Result<string>[]) => {
  const left = [...results];
  return jest.fn(async () => left.shift() ?? DONE);
};

afterEach(() => {
  settleLogin(false);
  clearSession();
});

test("many who ask together open one dialog and get one answer", async () => {
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

test("an answer without a question notifies no one", () => {
  const told = jest.fn();
  const stop = loginPrompted.subscribe(told);
  settleLogin(true);
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("the next question after a refusal opens the dialog again", async () => {
  const first = promptLogin();
  settleLogin(false);
  expect(await first).toBe(false);
  const second = promptLogin();
  expect(loginPrompted.get()).toBe(true);
  settleLogin(true);
  expect(await second).toBe(true);
});

test.each([DONE, REFUSED])(
  "an act that did not expire runs once and prompts for nothing",
  async (result) => {
    const once = act(result);
    expect(await withLogin(once)).toBe(result);
    expect(once).toHaveBeenCalledTimes(1);
    expect(loginPrompted.get()).toBe(false);
  },
);

test("an act whose session expired goes on after the login, exactly once", async () => {
  const twice = act(EXPIRED, DONE);
  const result = withLogin(twice);
  await Promise.resolve();
  await Promise.resolve();
  expect(loginPrompted.get()).toBe(true);
  saveSession("fresh", 7);
  settleLogin(true);
  expect(await result).toBe(DONE);
  expect(twice).toHaveBeenCalledTimes(2);
});

test("an act that expires again after the login is not tried a third time", async () => {
  const always = act(EXPIRED, EXPIRED, EXPIRED);
  const result = withLogin(always);
  await Promise.resolve();
  await Promise.resolve();
  settleLogin(true);
  expect(await result).toBe(EXPIRED);
  expect(always).toHaveBeenCalledTimes(2);
});

test("a visitor who closes the dialog gets the first answer, and nothing runs again", async () => {
  const once = act(EXPIRED);
  const result = withLogin(once);
  await Promise.resolve();
  await Promise.resolve();
  settleLogin(false);
  expect(await result).toBe(EXPIRED);
  expect(once).toHaveBeenCalledTimes(1);
});

test("acts that fail together share one dialog, and each goes on once", async () => {
  const opened = jest.fn();
  const stop = loginPrompted.subscribe(() => loginPrompted.get() && opened());
  const acts = [act(EXPIRED, DONE), act(EXPIRED, DONE), act(EXPIRED, DONE)];
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

test("an act that fails late uses the session that came meanwhile, without a dialog", async () => {
  saveSession("fresh", 7);
  const late = act(EXPIRED, DONE);
  expect(await withLogin(late)).toBe(DONE);
  expect(loginPrompted.get()).toBe(false);
});
