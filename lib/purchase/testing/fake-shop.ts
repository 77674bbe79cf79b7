import type { Result } from "@/lib/api/result";
import type { PurchaseCall } from "../effects";
import type { TabMessage } from "../orders/tab-channel";
import type { PersistEffect, Ports } from "../ports";
import { CONFIRM, LISTED, NETWORK, ORDER, ok, status } from "./answers";

type Answer = Result<unknown> | Promise<Result<unknown>>;
type Answers = { [N in PurchaseCall["name"]]: (call: PurchaseCall) => Answer };

/** A server, a clock and a window for tests of the runner; jest's fake timers are the monotonic clock. */
export function fakeShop() {
  const visibility = new Set<(hidden: boolean) => void>();
  const onlineListeners = new Set<() => void>();
  const tabListeners = new Set<(message: TabMessage) => void>();
  const start = performance.now();
  const shop = {
    hidden: false,
    loggedIn: true,
    /** Answers of the server; each can be replaced. */
    answers: {
      time: () => ok({ time: 1 }),
      orderConfirm: () => ok(CONFIRM),
      quote: () => ok(CONFIRM),
      buildOrder: () => ok(ORDER),
      orderList: () => ok(LISTED),
      orderCancel: () => ok({ order_num: "88", state: "cancelled" }),
      orderDetail: () => ok({ status: "pending" }),
      payStatus: () => ok(status(0, secondsLeft())),
    } as Answers,
    /** Every call made, and how many are in flight by name. */
    calls: [] as PurchaseCall[],
    inFlight: new Map<string, number>(),
    maxInFlight: new Map<string, number>(),
    persisted: [] as PersistEffect[],
    loginPrompts: 0,
    hide(hidden: boolean) {
      shop.hidden = hidden;
      for (const listener of visibility) listener(hidden);
    },
    comeOnline() {
      for (const listener of onlineListeners) listener();
    },
    receiveTabMessage(message: TabMessage) {
      for (const listener of tabListeners) listener(message);
    },
    count: (name: PurchaseCall["name"]) => shop.calls.filter((call) => call.name === name).length,
    ports: {} as Ports,
  };
  const secondsLeft = () => Math.max(0, 900 - Math.floor((performance.now() - start) / 1000));

  shop.ports = {
    call: async (call, signal) => {
      shop.calls.push(call);
      const running = (shop.inFlight.get(call.name) ?? 0) + 1;
      shop.inFlight.set(call.name, running);
      shop.maxInFlight.set(call.name, Math.max(running, shop.maxInFlight.get(call.name) ?? 0));
      const aborted = new Promise<Result<unknown>>((resolve) => {
        signal.addEventListener("abort", () => resolve({ ...NETWORK, kind: "aborted" } as never));
      });
      const result = await Promise.race([shop.answers[call.name](call), aborted]);
      shop.inFlight.set(call.name, (shop.inFlight.get(call.name) ?? 1) - 1);
      return result;
    },
    promptLogin: async () => {
      shop.loginPrompts += 1;
      return shop.loggedIn;
    },
    now: () => performance.now(),
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
    isHidden: () => shop.hidden,
    guard: (handler) => handler,
    onVisibility: (listener) => {
      visibility.add(listener);
      return () => visibility.delete(listener);
    },
    onOnline: (listener) => {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    onTabMessage: (listener) => {
      tabListeners.add(listener);
      return () => tabListeners.delete(listener);
    },
    persist: (effect) => {
      shop.persisted.push(effect);
    },
  };
  return shop;
}

/** An answer that arrives after a delay. */
export function late(ms: number, result: Result<unknown>): Promise<Result<unknown>> {
  return new Promise((resolve) => setTimeout(() => resolve(result), ms));
}
