import type { Assortment } from "@storefront/brands/assortment";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { readSuggestions, type Suggestion } from "@/lib/discovery/read-suggestions";
import { filterQuery } from "@/lib/goods/assortment-query";

/** Debounce of typing, ms. */
const DEBOUNCE_MS = 150;

const NONE: Suggestion[] = [];

/** Returns suggestions for the debounced input; keeps the previous ones until new ones have loaded. */
export function useSuggestions(typed: string, assortment: Assortment | undefined): Suggestion[] {
  const [query, setQuery] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const running = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is stale once the query changes.
  useLayoutEffect(() => () => running.current?.abort(), [query]);
  const { data = NONE, error } = useSWR(
    query === "" ? null : ["suggest", query],
    ([, q]) => {
      running.current = new AbortController();
      return load(q, assortment, running.current.signal);
    },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );
  return typed === "" || error !== undefined ? NONE : data;
}

/** @throws Error when the request fails, so that the same query is fetched again the next time */
async function load(
  q: string,
  assortment: Assortment | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const result = await call("suggest", { q, ...filterQuery(assortment) }, { signal });
  if (!result.ok) throw new Error(result.kind);
  return readSuggestions(result.data, q, assortment);
}
