"use client";

import { useListQuery } from "../parts/use-list-query";
import { BalancePanel } from "./balance-panel";

const NO_CHOICE: readonly never[] = [];

/** The balance with its entries; keeps the page number in the URL. */
export function LedgerPanel() {
  const [{ page }, setQuery] = useListQuery("view", NO_CHOICE);
  return <BalancePanel page={page} turn={(next) => setQuery({ filter: null, page: next })} />;
}
