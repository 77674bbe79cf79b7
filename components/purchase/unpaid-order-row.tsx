"use client";

import { CHECKING_WORD } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { Thumbnail } from "@/components/listing/thumbnail";
import { Button } from "@/components/ui/button";
import type { UnpaidOrder } from "@/lib/purchase/orders/read-order-list";
import { CancelOrderButton } from "./cancel-order-button";
import type { Send } from "./use-purchase";

interface Props {
  order: UnpaidOrder;
  /** Its cancellation is in flight. */
  busy: boolean;
  disabled: boolean;
  send: Send;
}

/** One row in the list of unpaid orders. */
export function UnpaidOrderRow({ order, busy, disabled, send }: Props) {
  const { orderNum, goodsName, detail, priceFen, payable } = order;
  const isChecking = payable?.order.status === "checking";
  return (
    <li className="flex gap-3 py-3">
      <Thumbnail picture={order.picture} size={48} className="size-12 rounded-s" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium text-ink [unicode-bidi:isolate]">{goodsName}</span>
          <span className="figures shrink-0 font-medium text-accent">¥{fenToYuan(priceFen)}</span>
        </p>
        <p className="mt-0.5 truncate text-ink-2 text-xs [unicode-bidi:isolate]">{detail}</p>
        <div className="mt-1 flex items-center justify-between gap-2">
          <span className="text-ink-3 text-xs">
            {isChecking ? CHECKING_WORD : timeLeft(payable)}
          </span>
          <span className="flex gap-1">
            {isChecking ? null : (
              <CancelOrderButton
                order={order}
                busy={busy}
                disabled={disabled}
                onCancel={() => send({ type: "cancelListed", orderNum })}
              />
            )}
            {payable && !isChecking ? (
              <Button
                size="small"
                aria-description={goodsName}
                disabled={disabled}
                onClick={() => send({ type: "resumeListed", orderNum })}
              >
                继续支付
              </Button>
            ) : null}
          </span>
        </div>
      </div>
    </li>
  );
}

const timeLeft = (payable: UnpaidOrder["payable"]): string =>
  payable ? `剩 ${Math.max(1, Math.ceil(payable.seconds / 60))} 分钟` : "请在手机上付款";
