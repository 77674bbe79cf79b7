"use client";

import { useEffect, useState } from "react";
import {
  FIRST_PAGE,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from "@/lib/addresses/list-query";

/**
 * Keeps filter and page number of a list in the URL. The server and the first paint render the first page, unfiltered.
 * @param choices valid values of `param`; other values in the URL are ignored
 */
export function useListQuery<C extends string>(
  param: string,
  choices: readonly C[],
): [ListQuery<C>, (next: ListQuery<C>) => void] {
  const [query, setCurrent] = useState<ListQuery<C>>(FIRST_PAGE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once
  useEffect(() => setCurrent(readListQuery(window.location.search, param, choices)), []);
  const setQuery = (next: ListQuery<C>) => {
    window.history.replaceState(null, "", writeListQuery(window.location.search, param, next));
    setCurrent(next);
    window.scrollTo({ top: 0 });
  };
  return [query, setQuery];
}
