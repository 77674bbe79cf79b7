"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onUnpaidChange, type UnpaidHere, unpaidOrderOf } from "@/lib/purchase/unpaid-orders";
import { markVisible } from "@/lib/purchase/visible-orders";

/** Returns the visitor's unpaid order for these goods, and marks it visible so that the resume bar omits it. */
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
