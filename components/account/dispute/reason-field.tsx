"use client";

import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import type { AfterSaleReason } from "@storefront/contract/refunds/after-sale";
import { useId } from "react";
import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  reason: AfterSaleReason | null;
  onChoose: (reason: AfterSaleReason) => void;
}

const REASONS = Object.keys(AFTER_SALE_REASON_LABELS) as AfterSaleReason[];

/** Why a refund is requested; the same reasons as on the phone. */
export function ReasonField({ reason, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink text-sm">退款原因</legend>
      <div className="flex flex-wrap gap-2">
        {REASONS.map((each) => (
          <label
            key={each}
            data-checked={each === reason || undefined}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-s border border-line-strong px-3 text-ink text-sm focus-within:outline-2 focus-within:outline-primary-strong hover:border-primary data-checked:border-primary data-checked:bg-tint"
          >
            <input
              type="radio"
              name={id}
              checked={each === reason}
              onChange={guardHandler(() => onChoose(each))}
              className="size-4 accent-primary"
            />
            {AFTER_SALE_REASON_LABELS[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
