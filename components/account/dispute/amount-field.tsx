"use client";

import { fenToYuan } from "@storefront/contract/money";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import { readRefundAmount } from "@/lib/order/refund-amount";

interface Props {
  /** As typed; null: all that is left. */
  amount: string | null;
  leftFen: number;
  onChange: (amount: string | null) => void;
}

/** How much is requested: all that is left of the price unless the buyer types less. */
export function AmountField({ amount, leftFen, onChange }: Props) {
  const id = useId();
  const { problem } = readRefundAmount(amount, leftFen);
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium text-ink text-sm">
        退款金额
      </label>
      <div className="flex items-center gap-3">
        <span
          className={`flex h-10 items-center rounded-s border bg-white px-3 ${problem === null ? "border-line-strong focus-within:border-primary" : "border-danger"}`}
        >
          <span aria-hidden="true" className="text-ink-2">
            ¥
          </span>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={amount ?? fenToYuan(leftFen)}
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${id}-hint`}
            onChange={guardHandler(({ target }) => onChange(target.value))}
            className="figures h-full w-28 bg-transparent pl-1 font-semibold text-base text-ink outline-none"
          />
        </span>
        {amount === null ? null : (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            全额
          </Button>
        )}
      </div>
      <p
        id={`${id}-hint`}
        role={problem === null ? undefined : "alert"}
        className={`mt-1.5 text-xs ${problem === null ? "text-ink-2" : "text-danger"}`}
      >
        {problem ?? `最多可退 ¥${fenToYuan(leftFen)}。只退一部分时，商品归你，订单照常完成。`}
      </p>
    </div>
  );
}
