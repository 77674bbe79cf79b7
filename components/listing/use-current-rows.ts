import { GOODS_BY_IDS_MOST } from "@storefront/contract/listing/page-sizes";
import { useRef } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { asObject } from "@/lib/decode/lenient";
import { type GoodsRow, readRows } from "@/lib/goods/goods-row";

/** Listings as they are now, by id; one that is missing is gone. */
export type CurrentRows = ReadonlyMap<number, GoodsRow>;

/**
 * Reads listings that the browser remembers as they are now, when the page is shown. Removing one reads nothing again.
 * @returns null until they are read, and when they cannot be
 */
export function useCurrentRows(ids: readonly number[]): CurrentRows | null {
  const asked = useRef<readonly number[]>([]);
  if (ids.some((id) => !asked.current.includes(id)))
    asked.current = ids.slice(0, GOODS_BY_IDS_MOST);
  const text = asked.current.join();
  const { data } = useSWR(text === "" ? null : ["goods-by-ids", text], () => fetchRows(text), {
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  return data ?? null;
}

async function fetchRows(ids: string): Promise<CurrentRows | null> {
  const result = await call("goodsByIds", { ids });
  const list = result.ok ? asObject(result.data).list : null;
  return Array.isArray(list) ? new Map(readRows(list).map((row) => [row.id, row])) : null;
}
