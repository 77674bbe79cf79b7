"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { answerTabQueries } from "@/lib/purchase/answer-tab-queries";
import { publishUnpaidOrders } from "@/lib/purchase/publish-unpaid-orders";
import { syncOpenOrders } from "@/lib/purchase/sync-open-orders";
import { listenToTabs } from "@/lib/purchase/tab-channel";
import { useSessionToken } from "@/lib/session/use-session-token";

/** Syncs the open orders with the server: on mount, when the page regains focus, and when another tab has ordered. */
export function useOpenOrderSync(): void {
  const token = useSessionToken();
  const { mutate } = useSWR(token ? ["open-orders", token] : null, syncOpenOrders, {
    shouldRetryOnError: false,
  });
  useEffect(answerTabQueries, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another buyer
  useEffect(publishUnpaidOrders, [token]);
  useEffect(
    () => listenToTabs((message) => void (message.kind === "waiting" && mutate())),
    [mutate],
  );
}
