import Cookies from "js-cookie";
import { readToken, readUserId } from "../cookies/read-session";
import { clearSession, saveSession } from "../cookies/session-cookies";
import { onSessionChange } from "./session-watch";

/** Like BroadcastChannel: every other channel of the same name receives a message. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  posted: unknown[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    this.posted.push(data);
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

const channel = () => {
  const [only] = FakeChannel.open;
  if (!only) throw new Error("no channel is open");
  return only;
};
const onOtherTabMessage = () => channel().onmessage?.(new MessageEvent("message"));

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

afterEach(() => {
  clearSession();
  expect(FakeChannel.open.size).toBe(0);
});

test("sets and removes both cookies together, without an expiry", () => {
  const set = jest.spyOn(Cookies, "set");
  saveSession("secret", 7);
  expect([readToken(), readUserId()]).toEqual(["secret", "7"]);
  for (const [, , attributes] of set.mock.calls) {
    expect(attributes).toEqual({ path: "/", sameSite: "Lax", secure: false });
  }
  clearSession();
  expect([readToken(), readUserId()]).toEqual([undefined, undefined]);
});

test("notifies this tab and other tabs of a login and a logout here", () => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  saveSession("secret", 7);
  clearSession();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(channel().posted).toHaveLength(2);
  stop();
});

test("clearing a missing session notifies no one, so that several failed calls notify once", () => {
  saveSession("secret", 7);
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  clearSession();
  clearSession();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test("notifies this tab of another tab's login, and does not send it back", () => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  Cookies.set("Token", "theirs", { path: "/" });
  onOtherTabMessage();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(channel().posted).toEqual([]);
  onOtherTabMessage();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ["visibilitychange", document],
  ["focus", window],
  ["pageshow", window],
] as const)("cookies are read again on %s", (name, target) => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  target.dispatchEvent(new Event(name));
  expect(listener).not.toHaveBeenCalled();
  Cookies.set("Token", "theirs", { path: "/" });
  target.dispatchEvent(new Event(name));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  Cookies.remove("Token", { path: "/" });
  target.dispatchEvent(new Event(name));
  expect(listener).toHaveBeenCalledTimes(1);
});

test("closes its channel while the page is in the back-forward cache", () => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  window.dispatchEvent(new Event("pagehide"));
  expect(FakeChannel.open.size).toBe(0);
  window.dispatchEvent(new Event("pageshow"));
  Cookies.set("Token", "theirs", { path: "/" });
  onOtherTabMessage();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event("pageshow"));
});

test("listeners share one channel, which closes with the last of them", () => {
  const stops = [onSessionChange(jest.fn()), onSessionChange(jest.fn())];
  expect(FakeChannel.open.size).toBe(1);
  stops[0]?.();
  stops[0]?.();
  expect(FakeChannel.open.size).toBe(1);
  stops[1]?.();
});
