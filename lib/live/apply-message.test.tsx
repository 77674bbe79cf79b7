import { mutate } from "swr";
import { onTicketChanged } from "../phone-ticket/ticket-changes";
import { onOrdersChanged } from "../purchase/orders/orders-changed";
import { applyMessage } from "./apply-message";
import type { LiveMessage } from "./live-message";
import { setNotifications } from "./notification-consent";

jest.mock("swr", () => ({ mutate: jest.fn() }));

const shown: { title: string; tag: string | undefined }[] = [];
class FakeNotification {
  static permission = "default";
  static requestPermission = async () => {
    FakeNotification.permission = "granted";
    return "granted";
  };
  onclick: (() => void) | null = null;
  constructor(title: string, { tag }: { tag?: string }) {
    shown.push({ title, tag });
  }
}

let stop: () => void;
let orders: jest.Mock;
let isHidden = true;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(mutate).mockClear();
  orders = jest.fn();
  stop = onOrdersChanged(orders);
  shown.length = 0;
  isHidden = true;
  document.title = "商品";
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  Object.assign(globalThis, { Notification: FakeNotification });
  FakeNotification.permission = "default";
});
afterEach(() => {
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  stop();
  localStorage.clear();
  jest.useRealTimers();
});

const event = (kind: string, state: string, reference = "2026"): LiveMessage => ({
  id: "5",
  event: "message",
  data: JSON.stringify({ kind, state, reference }),
});
/** SWR keys that were refreshed, of some that pages use. */
const refreshed = () => {
  const keys = [
    ["unread", "t"],
    ["conversation", "t", "1001"],
    ["account", "t", "conversations", {}],
    ["account", "t", "ownEnvelopes", {}],
    ["account", "t", "ledger", {}],
    ["account", "t", "alerts", {}],
    ["account", "t", "savedSearches", {}],
    ["profile", "t"],
    "other",
  ];
  const filters = jest
    .mocked(mutate)
    .mock.calls.map(([filter]) => filter as (key: unknown) => boolean);
  return keys
    .filter((key) => filters.some((filter) => filter(key)))
    .map((key) => ([key].flat()[0] === "account" ? key[2] : [key].flat()[0]));
};

it("has orders read once for the events of one transaction", () => {
  for (const state of ["received", "paid"]) applyMessage(event("order", state), true);
  jest.runAllTimers();
  expect(orders).toHaveBeenCalledTimes(1);
  expect(refreshed()).toEqual(["ledger"]);
});

it("has only alerts and saved searches read again for an alert", () => {
  applyMessage(event("alert", "search", "12"), true);
  jest.runAllTimers();
  expect(refreshed()).toEqual(["alerts", "savedSearches"]);
});

it.each([
  ["message", "auto", ["unread", "conversation", "conversations"]],
  ["coupon", "unused", ["ownEnvelopes"]],
])("has only what a %s changes read again", (kind, state, keys) => {
  applyMessage(event(kind, state), true);
  jest.runAllTimers();
  expect(refreshed()).toEqual(keys);
  expect(orders).not.toHaveBeenCalled();
});

it("has an open code's ticket read again for a phone, and no orders", () => {
  const changed = jest.fn();
  const stopTicket = onTicketChanged(changed);
  applyMessage(event("phone", "requested", "7"), true);
  jest.runAllTimers();
  stopTicket();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(orders).not.toHaveBeenCalled();
});

it.each(["reset", "end"] as const)("has everything read again after %s", (name) => {
  applyMessage({ id: "", event: name, data: "" }, true);
  jest.runAllTimers();
  expect(refreshed()).toEqual([
    "unread",
    "conversation",
    "conversations",
    "ownEnvelopes",
    "ledger",
    "alerts",
    "savedSearches",
  ]);
  expect(orders).toHaveBeenCalledTimes(1);
});

it("ignores an event that it cannot read", () => {
  applyMessage({ id: "5", event: "message", data: "{" }, true);
  applyMessage({ id: "5", event: "message", data: "[1]" }, true);
  jest.runAllTimers();
  expect([refreshed(), orders.mock.calls]).toEqual([[], []]);
});

it("counts in the title what happens while the page is hidden, until it is seen", () => {
  applyMessage(event("order", "delivered"), true);
  applyMessage(event("message", "staff"), true);
  applyMessage(event("message", "buyer"), true);
  expect(document.title).toBe("(2) 商品");
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(document.title).toBe("商品");
  applyMessage(event("order", "delivered"), true);
  expect(document.title).toBe("商品");
});

it("notifies by consent only, and in the window that keeps the stream", async () => {
  applyMessage(event("order", "delivered"), true);
  expect(shown).toEqual([]);
  expect(await setNotifications(true)).toBe("on");
  applyMessage(event("order", "delivered"), false);
  applyMessage(event("order", "delivered"), true);
  expect(shown).toEqual([{ title: "卖家已交付", tag: "account-event-5" }]);
  expect(await setNotifications(false)).toBe("off");
  applyMessage(event("order", "delivered"), true);
  expect(shown).toHaveLength(1);
});

it("stays off when the browser refuses", async () => {
  FakeNotification.requestPermission = async () => {
    FakeNotification.permission = "denied";
    return "denied";
  };
  expect(await setNotifications(true)).toBe("denied");
});
