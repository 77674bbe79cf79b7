import { REFUND_CAUSE_LABELS, refundStep } from "@storefront/contract/labels/refund-labels";
import type { OrderRefund } from "@storefront/contract/refunds/order-refund";

interface Props {
  refunds: readonly OrderRefund[];
  /** Formats a time. */
  when: (iso: string) => string;
}

/** Every refund of an order: how much, why, where it goes, and whether it is there. */
export function RefundsCard({ refunds, when }: Props) {
  if (refunds.length === 0) return null;
  return (
    <section class="card" aria-label="退款记录">
      <h2 class="card-title">退款记录</h2>
      <ol class="refunds stack-12">
        {refunds.map((refund) => (
          <li>
            <span>
              {REFUND_CAUSE_LABELS[refund.cause]}
              <small>{refundStep(refund)}</small>
            </span>
            <span class="figures">
              <strong>¥{refund.amount}</strong>
              <small>{when(refund.refunded_at ?? refund.created_at)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** @returns a part of the key that reloads a page when a refund is added or arrives; undefined for none */
export const refundsWatch = (refunds: readonly OrderRefund[]): string | undefined =>
  refunds.length === 0 ? undefined : refunds.map(({ state }) => state).join("+");

/** Whether money is still on its way. */
export const hasDueRefund = (refunds: readonly OrderRefund[]): boolean =>
  refunds.some(({ state }) => state === "due");
