"use client";

import { isAppOnly, isRent } from "@storefront/contract/listing/buy-action";
import { useEffect, useRef } from "react";
import { loadLoginDialog } from "@/components/login/load-login-dialog";
import { prepareToast } from "@/components/ui/toast";
import { readToken } from "@/lib/cookies/read-session";
import type { TradeView } from "@/lib/goods/goods-view";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import { LOAD_DIALOG, type OpenDialog } from "./active-dialog";

/**
 * Preloads what the buy buttons open, when the page is idle or on intent, so that a dialog opens within a frame or two.
 * @returns the handler of an intent: pointer or focus on the buttons
 */
export function usePreloadDialogs(trade: TradeView, orderOnPhone: boolean): () => void {
  const latest = useRef({ trade, orderOnPhone });
  useEffect(() => {
    latest.current = { trade, orderOnPhone };
  });
  useEffect(() => preloadWhenIdle(loadsOf(latest.current)), []);
  return () => {
    // Its 10 KB are not for visitors who only look.
    prepareToast();
    for (const load of loadsOf({ trade, orderOnPhone })) load().catch(() => undefined);
  };
}

function loadsOf(goods: { trade: TradeView; orderOnPhone: boolean }): (() => Promise<unknown>)[] {
  const dialogs = partsOf(goods).map((part) => LOAD_DIALOG[part]);
  const needsLogin = !goods.orderOnPhone && readToken() === undefined;
  return needsLogin ? [...dialogs, loadLoginDialog] : dialogs;
}

function partsOf({ trade, orderOnPhone }: Parameters<typeof loadsOf>[0]): OpenDialog["part"][] {
  if (isAppOnly(trade)) return ["app"];
  if (orderOnPhone) return ["phone"];
  if (isRent(trade)) return ["rent"];
  return trade.groupBuy ? ["purchase", "group"] : ["purchase"];
}
