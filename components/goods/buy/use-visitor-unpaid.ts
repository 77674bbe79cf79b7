"use client";

import { useEffect } from "react";
import { markShown } from "@/lib/purchase/orders/shown-orders";
import { type UnpaidHere, unpaidOrders } from "@/lib/purchase/orders/unpaid-orders";
import { useStore } from "@/lib/use-store";

/** Returns the visitor's unpaid order for these goods, and marks it visible so that the resume bar omits it. */
export function useVisitorUnpaid(goodsId: number): UnpaidHere | null {
  const unpaid = useStore(unpaidOrders, (orders) =>
    orders.find((order) => order.goodsId === goodsId),
  );
  const orderNum = unpaid?.orderNum;
  useEffect(() => (orderNum === undefined ? undefined : markShown(orderNum)), [orderNum]);
  return unpaid ?? null;
}
