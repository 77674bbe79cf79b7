"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { answerTabQueries } from "@/lib/purchase/orders/answer-tab-queries";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { syncVisitorOrders } from "@/lib/purchase/orders/sync-visitor-orders";
import { listenToTabs } from "@/lib/purchase/orders/tab-channel";
import { publishUnpaidOrders } from "@/lib/purchase/orders/visitor-orders";
import { useSessionToken } from "@/lib/session/use-session-token";

/**
 * Syncs the visitor's orders with the server: on mount, when the page regains focus, when another tab has ordered, and when
 * this window hears that orders have changed.
 */
export function useVisitorOrders(): void {
  const token = useSessionToken();
  const { mutate } = useSWR(token ? ["visitor-orders", token] : null, syncVisitorOrders, {
    shouldRetryOnError: false,
  });
  useEffect(answerTabQueries, []);
  useEffect(() => onOrdersChanged(() => void mutate()), [mutate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another buyer
  useEffect(publishUnpaidOrders, [token]);
  useEffect(
    () => listenToTabs((message) => void (message.kind === "waiting" && mutate())),
    [mutate],
  );
}
