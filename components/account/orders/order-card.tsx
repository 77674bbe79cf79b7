"use client";

import {
  processingPromise,
  REFUND_CAUSE_LABELS,
  refundStep,
} from "@storefront/contract/labels/refund-labels";
import { orderWord } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { useEffect } from "react";
import { KindIcon } from "@/components/listing/kind-icon";
import { Thumbnail } from "@/components/listing/thumbnail";
import { Price } from "@/components/ui/price";
import { toneOf } from "@/lib/account/order-states";
import type { AccountOrder } from "@/lib/account/read-orders";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { orderAddress } from "@/lib/addresses/order-address";
import { markShown } from "@/lib/purchase/orders/shown-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { OrderActions } from "./order-actions";
import { TimeToPay } from "./time-to-pay";

interface Props {
  order: AccountOrder;
  onAgain: (request: PurchaseRequest) => void;
  /** Name of the site where it was ordered; "": unknown. */
  brandName?: string;
}

const TONES = {
  act: "bg-accent text-white",
  run: "bg-tint text-primary-strong",
  over: "bg-ground text-ink-2",
} as const;

/** One order with its state and actions. */
export function OrderCard({ order, onAgain, brandName = "" }: Props) {
  const { orderNum, state, goodsName, detail, priceFen, createdAt } = order;
  // Orders visible here are left out of the resume bar.
  useEffect(() => markShown(orderNum), [orderNum]);
  return (
    <li aria-label={goodsName} className="overflow-hidden rounded-m bg-white shadow-card">
      <p className="figures flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b bg-ground/60 px-5 py-2.5 text-ink-2 text-xs">
        {createdAt === null ? null : <span>下单 {fullTime(createdAt)}</span>}
        <span>订单号 {orderNum}</span>
        {brandName === "" ? null : <span>购于 {brandName}</span>}
        <a
          href={orderAddress(orderNum)}
          aria-label={`订单详情 ${orderNum}`}
          className="ml-auto inline-flex min-h-6 items-center text-primary-strong hover:underline"
        >
          订单详情
        </a>
        <span className={`rounded-s px-2 py-0.5 font-medium ${TONES[toneOf(state)]}`}>
          {orderWord({ ...order, isProcessing: order.refundAt !== null })}
        </span>
      </p>
      <div className="flex gap-4 p-5 small:flex-wrap small:p-4">
        {order.picture === "" && order.kind === "boost" ? (
          <span className="grid size-16 shrink-0 place-items-center rounded-s bg-tint text-primary-strong">
            <KindIcon kind="boost" className="size-7" />
          </span>
        ) : (
          <Thumbnail picture={order.picture} loading="lazy" />
        )}
        <div className="min-w-0 flex-1 small:min-w-40">
          <p className="truncate font-medium text-ink small:whitespace-normal [unicode-bidi:isolate]">
            {order.goodsId > 0 ? (
              <a href={goodsAddress(order.goodsId)} className="hover:text-primary-strong">
                {goodsName}
              </a>
            ) : (
              goodsName
            )}
          </p>
          <p className="mt-1 truncate text-ink-2 text-sm [unicode-bidi:isolate]">{detail}</p>
          {order.depositText === "" ? null : (
            <p className="mt-1 text-ink-2 text-sm">{order.depositText}</p>
          )}
          {order.refundAt === null ? null : (
            <p className="mt-1 text-ink-2 text-sm">
              款项已经收到。{processingPromise(fullTime(order.refundAt))}
            </p>
          )}
          <Refunds order={order} />
          {order.payable === null ? null : <TimeToPay seconds={order.payable.seconds} />}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-3 small:w-full small:flex-row small:items-center small:justify-between">
          <p>
            <Price yuan={fenToYuan(priceFen)} />
          </p>
          <OrderActions order={order} onAgain={onAgain} />
        </div>
      </div>
    </li>
  );
}

/** The refunded amount, and where it goes. */
function Refunds({ order: { refunds } }: Pick<Props, "order">) {
  return refunds.map((refund, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only appended
    <p key={index} className="mt-1 text-ink-2 text-sm">
      {REFUND_CAUSE_LABELS[refund.cause]} <span className="figures">¥{fenToYuan(refund.fen)}</span>
      ，{refundStep(refund)}
    </p>
  ));
}
