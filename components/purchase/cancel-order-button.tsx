"use client";

import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { cancelQuestion } from "@/lib/order/questions";

interface Props {
  order: { goodsName: string; priceFen: number };
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => unknown;
}

/** Cancels an unpaid order after a question, because the released pieces may be sold to another buyer. */
export function CancelOrderButton({ order, busy = false, disabled = false, onCancel }: Props) {
  return (
    <ConfirmedButton
      variant="quiet"
      size="small"
      className="shrink-0"
      data-action="cancel"
      aria-description={order.goodsName}
      busy={busy}
      disabled={disabled}
      question={cancelQuestion(order)}
      onConfirm={onCancel}
    >
      {busy ? "正在取消…" : "取消订单"}
    </ConfirmedButton>
  );
}
