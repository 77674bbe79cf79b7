import { mutate } from "swr";
import { announceTicketChanged } from "@/lib/phone-ticket/ticket-changes";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { type AccountEvent, type LiveMessage, readAccountEvent } from "./live-message";
import { notificationOf } from "./notification-of";
import { showNotification } from "./show-notification";

/** SWR keys that an event changes, by their first part; calls of the account by name, followed by the token. */
const MESSAGES = new Set(["unread", "conversation", "conversations"]);
const ALERTS = new Set(["alerts", "savedSearches"]);
const COUPONS = new Set(["ownEnvelopes"]);
/** Money moves with orders. */
const OF_ORDERS = new Set(["ledger"]);

/** Order events of one transaction come together: the page reads once. */
const TOGETHER_MS = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings a message of the live channel to the parts of the page that show what has changed: each of them reads again what it
 * shows. The window that keeps the stream shows the notification.
 */
export function applyMessage(message: LiveMessage, isLeading: boolean): void {
  // Events are missing.
  if (message.event === "reset" || message.event === "end") {
    refreshOrders();
    refresh(new Set([...MESSAGES, ...COUPONS, ...ALERTS]));
  }
  const event = readAccountEvent(message);
  if (event === null) return;
  refreshFor(event);
  const notification = notificationOf(event);
  if (notification) showNotification({ ...notification, id: message.id }, isLeading);
}

function refreshFor({ kind }: AccountEvent): void {
  if (kind === "message") refresh(MESSAGES);
  else if (kind === "coupon") refresh(COUPONS);
  else if (kind === "alert") refresh(ALERTS);
  else if (kind === "phone") announceTicketChanged();
  else if (kind !== "deadline") refreshOrders();
}

function refreshOrders(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    announceOrdersChanged();
    refresh(OF_ORDERS);
  }, TOGETHER_MS);
}

const refresh = (names: ReadonlySet<string>) =>
  void mutate(
    (key) =>
      Array.isArray(key) && (names.has(key[0]) || (key[0] === "account" && names.has(key[2]))),
  );
