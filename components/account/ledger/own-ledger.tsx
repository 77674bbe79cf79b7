"use client";

import { useListPlace } from "../parts/use-list-place";
import { OwnBalance } from "./own-balance";

const NO_CHOICE: readonly never[] = [];

/** The balance with its entries; keeps the page number in the URL. */
export function OwnLedger() {
  const [{ page }, go] = useListPlace("view", NO_CHOICE);
  return <OwnBalance page={page} turn={(next) => go({ choice: null, page: next })} />;
}
