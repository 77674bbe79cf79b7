"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onUnpaidChange, type UnpaidHere, unpaidOrderOf } from "@/lib/purchase/unpaid-orders";
import { markVisible } from "@/lib/purchase/visible-orders";

/** @returns the visitor's own order for these goods that waits for its payment; it needs no other offer then */
export function useOwnUnpaid(goodsId: number): UnpaidHere | null {
  const unpaid = useSyncExternalStore(
    onUnpaidChange,
    () => unpaidOrderOf(goodsId),
    () => null,
  );
  const orderNum = unpaid?.orderNum;
  useEffect(() => (orderNum === undefined ? undefined : markVisible(orderNum)), [orderNum]);
  return unpaid;
}
