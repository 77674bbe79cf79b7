"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { readSold, type Sold } from "@/lib/boost/sold";

/** Refresh interval while the page is visible. */
const REFRESH_MS = 60_000;

export interface SoldRefreshProps {
  onSold: (sold: readonly Sold[]) => void;
}

/** Fetches the recent orders now and then; the ticker keeps the previous ones when that fails. */
export function SoldRefresh({ onSold }: SoldRefreshProps) {
  const { data } = useSWR("boost-sold", fetchSold, { refreshInterval: REFRESH_MS });
  useEffect(() => {
    if (data) onSold(data);
  }, [data, onSold]);
  return null;
}

/** @throws Error when the request fails; SWR then keeps the previous data */
async function fetchSold(): Promise<Sold[]> {
  const result = await call("recentlySold", {});
  if (!result.ok) throw new Error(result.msg);
  return readSold(result.data);
}
