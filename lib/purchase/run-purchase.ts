import { LOCAL_CODES } from "@/lib/api/codes";
import type { Result } from "@/lib/api/result";
import { createStore } from "@/lib/store";
import type { BuyerEvent, Effect, Event, PurchaseCall, TimerName } from "./effects";
import type { TabMessage } from "./orders/tab-channel";
import type { Ports } from "./ports";
import type { State } from "./state";
import { type Start, startPurchase, step } from "./step";

/** A running purchase. */
export interface PurchaseRun {
  state(): State;
  /** @returns an unsubscribe function */
  subscribe(listener: () => void): () => void;
  send(event: BuyerEvent): void;
}

/** Performs the machine's effects and sends it the resulting events. Cleans up when the purchase is closed. */
export function runPurchase(start: Start, ports: Ports): PurchaseRun {
  const first = startPurchase(start);
  const store = createStore(first.state);
  const timers = new Map<TimerName, unknown>();
  const calls = new Map<number, () => void>();

  const dispatch = (event: Event) => {
    const next = step(store.get(), event);
    const isClosing = next.state.name === "closed" && store.get().name !== "closed";
    store.set(next.state);
    next.effects.forEach(perform);
    if (isClosing) for (const unsubscribe of unsubscribers) unsubscribe();
  };

  const stopTimer = (timer: TimerName) => {
    ports.clearTimer(timers.get(timer));
    timers.delete(timer);
  };
  const startTimer = (timer: TimerName, ms: number) => {
    stopTimer(timer);
    const fire = () => {
      timers.delete(timer);
      dispatch({ type: "timer", timer, now: ports.now(), hidden: ports.isHidden() });
    };
    timers.set(timer, ports.setTimer(ports.guard(fire), ms));
  };
  const stop = () => {
    for (const timer of [...timers.keys()]) stopTimer(timer);
    for (const abort of [...calls.values()]) abort();
  };

  const callServer = async (seq: number, call: PurchaseCall, timeoutMs?: number) => {
    const control = new AbortController();
    const answer = (result: Result<unknown>) => {
      if (!calls.delete(seq)) return;
      ports.clearTimer(timeout);
      dispatch({ type: "answered", seq, result, now: ports.now() });
    };
    const abort = () => {
      calls.delete(seq);
      ports.clearTimer(timeout);
      control.abort();
    };
    const onTimeout = () => {
      control.abort();
      answer({ ok: false, kind: "timeout", ...LOCAL_CODES.timeout });
    };
    const timeout = timeoutMs === undefined ? undefined : ports.setTimer(onTimeout, timeoutMs);
    calls.set(seq, abort);
    answer(await ports.call(call, control.signal));
  };

  const perform = (effect: Effect) => {
    switch (effect.type) {
      case "call":
        ports.guard(callServer)(effect.seq, effect.call, effect.timeoutMs);
        return;
      case "timer":
        return startTimer(effect.timer, effect.ms);
      case "stopTimer":
        return stopTimer(effect.timer);
      case "stop":
        return stop();
      case "promptLogin":
        ports.guard(async () => {
          const loggedIn = await ports.promptLogin();
          dispatch({ type: "loginEnded", loggedIn, now: ports.now() });
        })();
        return;
      default:
        ports.persist(effect);
    }
  };

  const unsubscribers = [
    ports.onVisibility(
      ports.guard((hidden: boolean) => {
        dispatch(hidden ? { type: "hidden" } : { type: "visible", now: ports.now() });
      }),
    ),
    ports.onOnline(ports.guard(() => dispatch({ type: "online", now: ports.now() }))),
    ports.onTabMessage(
      ports.guard((message: TabMessage) => dispatch({ type: "tabMessage", message })),
    ),
  ];
  first.effects.forEach(perform);
  if (first.state.name === "closed") for (const unsubscribe of unsubscribers) unsubscribe();

  return {
    state: store.get,
    subscribe: store.subscribe,
    send: dispatch,
  };
}
