import { REFUND_CAUSE_LABELS, refundStep } from "@storefront/contract/labels/refund-labels";
import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderPage } from "@/lib/order/order-page";
import { Card } from "./card";

/** Every refund of an order: how much, why, where it goes, and whether it is there. */
export function RefundsCard({ page: { refunds } }: { page: OrderPage }) {
  if (refunds.length === 0) return null;
  return (
    <Card title="退款记录">
      <ol className="divide-y divide-line">
        {refunds.map((refund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only appended
          <li key={index} className="flex justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <p>
              <span className="block text-ink">{REFUND_CAUSE_LABELS[refund.cause]}</span>
              <span className="block text-ink-2 text-xs">{refundStep(refund)}</span>
            </p>
            <p className="figures shrink-0 text-right">
              <span className="block font-medium text-ink">¥{fenToYuan(refund.fen)}</span>
              <span className="block text-ink-2 text-xs">
                {refund.at === null ? "" : fullTime(refund.at)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
