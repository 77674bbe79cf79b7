"use client";

import { useEffect, useState } from "react";
import { readLinkedPath } from "@/lib/api/browser";
import { readShopApi } from "@/lib/shop/shop-api";
import { readShop, type ShopView } from "@/lib/shop/shop-view";

/** What came of the `api` in the shop's address. */
export interface LinkedShop {
  /** The shop as that path tells it; null: the page's own. */
  shop: ShopView | null;
  /** Why the page's own is shown all the same. */
  problem: "refused" | "not-this-shop" | "failed" | null;
  retry: () => void;
}

const UNASKED = { shop: null, problem: null } as const;

/** Reads `api` of the address: fetched when it is a path of the marketplace, refused when it is anything else. */
export function useLinkedShop(userId: number): LinkedShop {
  const [state, setState] = useState<Omit<LinkedShop, "retry">>(UNASKED);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const api = readShopApi(window.location.search, userId);
    if (api.kind !== "linked") {
      setState(api.kind === "refused" ? { shop: null, problem: "refused" } : UNASKED);
      return;
    }
    let left = false;
    readLinkedPath("shop", api.path).then((result) => {
      if (left) return;
      const shop = result.ok ? readShop(result.data) : null;
      if (shop?.userId === userId) setState({ shop, problem: null });
      else setState({ shop: null, problem: isOutage(result) ? "failed" : "not-this-shop" });
    });
    return () => {
      left = true;
    };
  }, [userId, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

function isOutage(result: Awaited<ReturnType<typeof readLinkedPath>>): boolean {
  return !result.ok && (result.kind === "network" || result.kind === "timeout");
}
