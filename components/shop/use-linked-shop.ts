"use client";

import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { readLinkedPath } from "@/lib/api/call.client";
import { readShopApi } from "@/lib/shop/shop-api";
import { readShop, type ShopView } from "@/lib/shop/shop-view";

/** What came of the `api` in the shop's address. */
export interface LinkedShop {
  /** The shop as that path answers it; null: the page's own. */
  shop: ShopView | null;
  /** Why the page's own is shown all the same. */
  problem: "refused" | "not-this-shop" | "failed" | null;
  retry: () => void;
}

/** Reads `api` of the address: fetched when it is a path of the marketplace, refused when it is anything else. */
export function useLinkedShop(userId: number): LinkedShop {
  const query = useSyncExternalStore(listenToNothing, readQuery, () => "");
  const api = readShopApi(query, userId);
  const path = api.kind === "linked" ? api.path : null;
  const { data, mutate } = useSWR(
    path === null ? null : (["linked-shop", userId, path] as const),
    ([, id, linked]) => fetchLinked(linked, id),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const retry = () => void mutate();
  if (api.kind === "refused") return { shop: null, problem: "refused", retry };
  return { shop: data?.shop ?? null, problem: data?.problem ?? null, retry };
}

async function fetchLinked(path: string, userId: number): Promise<Omit<LinkedShop, "retry">> {
  const result = await readLinkedPath("shop", path);
  const shop = result.ok ? readShop(result.data) : null;
  if (shop?.userId === userId) return { shop, problem: null };
  const isOutage = !result.ok && (result.kind === "network" || result.kind === "timeout");
  return { shop: null, problem: isOutage ? "failed" : "not-this-shop" };
}

/** The address of a page that stays does not change. */
const listenToNothing = () => () => {};
const readQuery = () => window.location.search;
