"use client";

import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import type { OrderPage, Rental } from "@/lib/order/order-page";
import { returnQuestion } from "@/lib/order/questions";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { withLogin } from "@/lib/session/login-gate";

interface Props {
  order: OrderPage["order"];
  rental: Rental;
}

/** Returns a rented account early; asks before it does, because it cannot be undone. */
export function ReturnRental({ order, rental }: Props) {
  const giveBack = async () => {
    const result = await withLogin(() => call("returnRental", { order_num: order.orderNum }));
    showToast(result.ok ? "success" : "warning", result.ok ? "账号已归还" : result.msg);
    announceOrdersChanged();
  };
  return (
    <ConfirmedButton size="small" question={returnQuestion(order, rental)} onConfirm={giveBack}>
      提前归还
    </ConfirmedButton>
  );
}
