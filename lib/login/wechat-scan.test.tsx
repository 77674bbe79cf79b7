import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import type { Failure, Result } from "@/lib/api/result";
import { followScan, type ScanCalls, type ScanView } from "./wechat-scan";

const url = "http://phone/wechat?k=key";
const SESSION = { authorization: "secret", user_id: 7 };
const ok = <T,>(data: T): Result<T> => ({ ok: true, code: 0, msg: "", data });
const no = (kind: Failure["kind"], code: number, msg: string, data?: unknown): Failure => ({
  ok: false,
  kind,
  code,
  msg,
  data,
});
const LOST = no("network", -1, "网络连接失败，请检查网络后重试");
const STALE = no("refused", ERRORS.scanStale.code, ERRORS.scanStale.msg);
type Status = Result<CallAnswer<"scanStatus">>;
const status = (scan: 0 | 1, code = "", state = ""): Status => ok({ scan, code, state });

/** Follows one scan whose polls return these answers, then "not scanned yet". */
function follow(answers: Status[], more: Partial<ScanCalls> = {}) {
  const left = [...answers];
  const calls = {
    getK: jest.fn(async () => ok({ url, k: "key", expires_in: 120 })),
    scanStatus: jest.fn(async () => left.shift() ?? status(0)),
    webLogin: jest.fn(async () => ok(SESSION) as Result<CallAnswer<"webLogin">>),
    ...more,
  };
  const seen: ScanView[] = [];
  const onLogin = jest.fn();
  const onBind = jest.fn();
  const leave = new AbortController();
  const ended = followScan(
    calls,
    { show: (view) => seen.push(view), onLogin, onBind },
    leave.signal,
  );
  const kinds = () => seen.map((view) => view.kind);
  return { calls, seen, kinds, onLogin, onBind, leave, ended };
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let visibility: DocumentVisibilityState = "visible";
const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => jest.useRealTimers());

test("goes from scanned to logged in with the poll's code and state", async () => {
  const scan = follow([status(0), status(1), status(1, "c-1", "s-1")]);
  await wait(1_500);
  expect(scan.kinds()).toEqual(["loading", "ready", "ready"]);
  await wait(1_500);
  expect(scan.seen.at(-1)).toEqual({ kind: "scanned", url });
  await wait(1_500);
  await scan.ended;
  expect(scan.calls.webLogin).toHaveBeenCalledWith(
    { code: "c-1", state: "s-1" },
    scan.leave.signal,
  );
  expect(scan.onLogin).toHaveBeenCalledWith(SESSION);
  await wait(60_000);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(3);
});

test("polls every 1.5 s, and never while a poll is in flight", async () => {
  let answer: (value: Status) => void = () => undefined;
  const slow = jest.fn(() => new Promise<Status>((resolve) => (answer = resolve)));
  const scan = follow([], { scanStatus: slow });
  await wait(1_499);
  expect(slow).toHaveBeenCalledTimes(0);
  await wait(1);
  expect(slow).toHaveBeenCalledTimes(1);
  await wait(10_000);
  expect(slow).toHaveBeenCalledTimes(1);
  answer(status(0));
  await wait(1_500);
  expect(slow).toHaveBeenCalledTimes(2);
  scan.leave.abort();
});

test("continues to bind mode for an identity without a phone number", async () => {
  const bind = no("bind", 50104, "请绑定手机号", { union_id: "u-1" });
  const scan = follow([status(1, "c", "s")], { webLogin: async () => bind });
  await wait(1_500);
  expect(scan.onBind).toHaveBeenCalledWith("u-1");
  expect(scan.onLogin).not.toHaveBeenCalled();
});

test.each([
  ["bind mode without an identity", no("bind", 50104, "请绑定手机号", null)],
  ["a code that was used before", STALE],
  ["a lost connection", LOST],
])("shows %s at the login, and offers a new code", async (_, failure) => {
  const scan = follow([status(1, "c", "s")], { webLogin: async () => failure });
  await wait(1_500);
  expect(scan.seen.at(-1)).toEqual({ kind: "stale", url, words: failure.msg });
  expect(scan.onBind).not.toHaveBeenCalled();
});

test("reports a stale code and stops polling", async () => {
  const scan = follow([status(0), STALE]);
  await wait(3_000);
  expect(scan.seen.at(-1)).toEqual({ kind: "stale", url, words: "二维码已失效，请刷新" });
  await wait(60_000);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(2);
});

test("expires a code on time although the server cannot be reached", async () => {
  const scan = follow([], { scanStatus: jest.fn(async () => LOST) });
  await wait(140_000);
  expect(scan.seen.at(-1)?.kind).toBe("stale");
  // Intervals of 3, 6, 12, 12 … seconds.
  expect(jest.mocked(scan.calls.scanStatus).mock.calls.length).toBeLessThan(14);
});

test("backs off after failed polls, and returns to the interval after an answer", async () => {
  const scan = follow([LOST, LOST, status(0), status(0)]);
  await wait(1_500);
  await wait(2_999);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(2);
  await wait(6_000);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(3);
  await wait(1_500);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(4);
  scan.leave.abort();
});

test("shows why a QR code could not be created", async () => {
  const scan = follow([], { getK: async () => LOST });
  await wait(0);
  expect(scan.seen.at(-1)).toEqual({ kind: "failed", words: LOST.msg });
  await wait(10_000);
  expect(scan.calls.scanStatus).not.toHaveBeenCalled();
});

test("calls and shows nothing after closing", async () => {
  const scan = follow([status(0)]);
  await wait(1_500);
  scan.leave.abort();
  const shown = scan.seen.length;
  await wait(60_000);
  await scan.ended;
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(1);
  expect(scan.seen).toHaveLength(shown);
});

test("ignores an answer that arrives after closing", async () => {
  let answer: (value: Status) => void = () => undefined;
  const scan = follow([], {
    scanStatus: () => new Promise<Status>((resolve) => (answer = resolve)),
  });
  await wait(1_500);
  scan.leave.abort();
  answer(status(1, "c", "s"));
  await scan.ended;
  expect(scan.calls.webLogin).not.toHaveBeenCalled();
  expect(scan.kinds()).toEqual(["loading", "ready"]);
});

test("does not poll in a hidden tab, and polls at once when shown again", async () => {
  const scan = follow([]);
  await wait(1_500);
  show("hidden");
  await wait(30_000);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(1);
  show("visible");
  await wait(0);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(2);
  await wait(1_500);
  expect(scan.calls.scanStatus).toHaveBeenCalledTimes(3);
  scan.leave.abort();
});
