import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";

/** A paid order in two lines, beside a sign of its state. */
export function PaidSummary({ order, sign }: { order: VisitorOrder; sign: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      {sign}
      <p className="min-w-0">
        <span className="block truncate font-medium text-ink small:whitespace-normal [unicode-bidi:isolate]">
          {order.goodsName}
        </span>
        <span className="figures block text-ink-2 text-xs">
          {ORDER_WORDS.paid} ¥{fenToYuan(order.priceFen)} · 订单号 {order.orderNum}
        </span>
      </p>
    </div>
  );
}

const SIGNS = {
  paid: { look: "bg-success text-white", path: "M4 10.500l4 4 8-9" },
  processing: { look: "bg-tint text-primary-strong", path: "M10 5.500v5l3 2" },
  refund: { look: "bg-tint text-primary-strong", path: "M8 5L4 9l4 4M4 9h8a4 4 0 010 8H9" },
} as const;

/** Round sign of a state; decorative. */
export function PaidSign({ of }: { of: keyof typeof SIGNS }) {
  const { look, path } = SIGNS[of];
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-full ${look}`}>
      <svg
        viewBox="0 0 20 20"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {of === "processing" ? <circle cx="10" cy="10" r="8" /> : null}
        <path d={path} />
      </svg>
    </span>
  );
}
