"use client";

import { useEffect, useState } from "react";
import {
  FIRST_PLACE,
  type ListPlace,
  readListPlace,
  writeListPlace,
} from "@/lib/account/list-place";

/**
 * Keeps filter and page number of a list in the URL. The server and the first paint render the first page, unfiltered.
 * @param choices valid values of `param`; other values in the URL are ignored
 */
export function useListPlace<C extends string>(
  param: string,
  choices: readonly C[],
): [ListPlace<C>, (next: ListPlace<C>) => void] {
  const [place, setPlace] = useState<ListPlace<C>>(FIRST_PLACE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once
  useEffect(() => setPlace(readListPlace(window.location.search, param, choices)), []);
  const go = (next: ListPlace<C>) => {
    window.history.replaceState(null, "", writeListPlace(window.location.search, param, next));
    setPlace(next);
    window.scrollTo({ top: 0 });
  };
  return [place, go];
}
