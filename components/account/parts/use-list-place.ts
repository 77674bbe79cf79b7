"use client";

import { useEffect, useState } from "react";
import {
  FIRST_PLACE,
  type ListPlace,
  readListPlace,
  writeListPlace,
} from "@/lib/account/list-place";

/**
 * Where the visitor stands in a list, kept in the address. The server and the first paint stand at the beginning.
 * @param choices what `param` may be; anything else in the address is no choice
 */
export function useListPlace<C extends string>(
  param: string,
  choices: readonly C[],
): [ListPlace<C>, (next: ListPlace<C>) => void] {
  const [place, setPlace] = useState<ListPlace<C>>(FIRST_PLACE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => setPlace(readListPlace(window.location.search, param, choices)), []);
  const go = (next: ListPlace<C>) => {
    window.history.replaceState(null, "", writeListPlace(window.location.search, param, next));
    setPlace(next);
    window.scrollTo({ top: 0 });
  };
  return [place, go];
}
