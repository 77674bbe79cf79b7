"use client";

import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { readLinkedPath } from "@/lib/api/call.client";
import { readShopApi } from "@/lib/shop/shop-api";
import { readShop, type ShopView } from "@/lib/shop/shop-view";

/** Result of the `api` parameter in the shop's URL. */
export interface LinkedShop {
  /** The shop as returned by that path; null to use the page's own data. */
  shop: ShopView | null;
  /** Why the page's own data is shown in spite of the parameter. */
  problem: "refused" | "not-this-shop" | "failed" | null;
  retry: () => void;
}

/** Reads the `api` parameter: fetches it when it is a path of the marketplace, otherwise refuses it. */
export function useLinkedShop(userId: number): LinkedShop {
  const query = useSyncExternalStore(subscribeToNothing, readQuery, () => "");
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

/** The URL does not change while the page stays. */
const subscribeToNothing = () => () => {};
const readQuery = () => window.location.search;
