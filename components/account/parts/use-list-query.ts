"use client";

import { useEffect, useState } from "react";
import {
  FIRST_PAGE,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from "@/lib/addresses/list-query";

/**
 * Keeps filter and page number of a list in the URL, each choice a step of the history. The server and the first paint
 * render the first page, unfiltered.
 * @param choices valid values of `param`; other values in the URL are ignored
 */
export function useListQuery<C extends string>(
  param: string,
  choices: readonly C[],
): [ListQuery<C>, (next: ListQuery<C>) => void] {
  const [query, setCurrent] = useState<ListQuery<C>>(FIRST_PAGE);
  useEffect(() => {
    const read = () => setCurrent(readListQuery(window.location.search, param, choices));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [param, choices]);
  const setQuery = (next: ListQuery<C>) => {
    if (next.filter !== query.filter || next.page !== query.page) {
      window.history.pushState(null, "", writeListQuery(window.location.search, param, next));
    }
    setCurrent(next);
    window.scrollTo({ top: 0 });
  };
  return [query, setQuery];
}
