"use client";

import { useEffect, useState } from "react";
import { FIRST_PLACE, type ListPlace, readPlace, writePlace } from "@/lib/shop/paging";

/** Where the visitor stands in the list, kept in the address. The server and the first paint stand at the beginning. */
export function usePlace(): [ListPlace, (next: ListPlace) => void] {
  const [place, setPlace] = useState<ListPlace>(FIRST_PLACE);
  useEffect(() => setPlace(readPlace(window.location.search)), []);
  const go = (next: ListPlace) => {
    window.history.replaceState(null, "", writePlace(window.location.search, next));
    setPlace(next);
  };
  return [place, go];
}
