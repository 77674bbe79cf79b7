"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { showToast } from "@/components/ui/toast";
import { reloadVisitorGoods } from "@/lib/goods/visitor-goods";
import { browserPorts } from "@/lib/purchase/browser-ports";
import type { BuyerEvent } from "@/lib/purchase/effects";
import { markShown } from "@/lib/purchase/orders/shown-orders";
import { type PurchaseRun, runPurchase } from "@/lib/purchase/run-purchase";
import { type State, shownOrderNum } from "@/lib/purchase/state";
import type { Start } from "@/lib/purchase/step";

export type Send = (event: BuyerEvent) => void;

/**
 * Runs a purchase while the component is mounted.
 * @param start called once, on mount
 * @param onClose called once, when the purchase has ended
 */
export function usePurchase(
  start: () => Start,
  onClose: () => void,
): { state: State | null; send: Send } {
  const [run, setRun] = useState<PurchaseRun | null>(null);
  const state = useSyncExternalStore(
    run?.subscribe ?? subscribeToNothing,
    () => run?.state() ?? null,
    () => null,
  );
  const first = useRef(start);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const started = runPurchase(first.current(), browserPorts(showToast, guardHandler));
    setRun(started);
    return () => started.send({ type: "close" });
  }, []);

  const closed = state?.name === "closed";
  useEffect(() => {
    if (!closed) return;
    close.current();
    // The purchase may have changed stock, prices and coupons.
    void reloadVisitorGoods();
  }, [closed]);

  const orderNum = state && shownOrderNum(state);
  useEffect(() => (orderNum === null ? undefined : markShown(orderNum, true)), [orderNum]);

  return { state, send: (event) => run?.send(event) };
}

const subscribeToNothing = () => () => {};
