"use client";

import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { nearTime } from "@storefront/contract/text/china-time";
import { Button } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { cancelBoost, refundNow } from "@/lib/account/order-actions";
import type { OrderPage } from "@/lib/order/order-page";
import { cancelBoostQuestion, refundNowQuestion } from "@/lib/order/questions";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { AgainAction, CancelAction, MainAction, ReviewAction } from "../orders/action-buttons";
import { runAction } from "../parts/run-action";

interface Props {
  page: OrderPage;
  actions: ReadonlySet<BuyerAction>;
  onAgain: (request: PurchaseRequest) => void;
  onAction: (action: BuyerAction) => void;
}

/** The actions of an order that belong to no other card of its page. */
export function PageActions({ page, actions, onAgain, onAction }: Props) {
  const { order, afterSaleUntil, refundableUntil } = page;
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 pb-6 empty:hidden small:px-4 print:hidden">
      <MainAction order={order} actions={actions} isMain />
      {actions.has("requestRefund") ? (
        <Button size="small" data-action="requestRefund" onClick={() => onAction("requestRefund")}>
          申请售后
        </Button>
      ) : null}
      {actions.has("refundNow") ? (
        <ConfirmedButton
          size="small"
          data-action="refundNow"
          question={refundNowQuestion(order)}
          onConfirm={() => runAction("款项正在原路退回", () => refundNow(order))}
        >
          无理由退款
        </ConfirmedButton>
      ) : null}
      {actions.has("cancelBoost") ? (
        <ConfirmedButton
          size="small"
          data-action="cancelBoost"
          question={cancelBoostQuestion(order)}
          onConfirm={() => runAction("款项正在原路退回", () => cancelBoost(order))}
        >
          取消订单，全额退款
        </ConfirmedButton>
      ) : null}
      <CancelAction order={order} actions={actions} />
      <AgainAction order={order} actions={actions} onAgain={onAgain} />
      <ReviewAction order={order} actions={actions} />
      {refundableUntil === null || !actions.has("refundNow") ? null : (
        <p className={NOTE}>
          这件商品支持无理由退款：{nearTime(refundableUntil, new Date())}{" "}
          前、领取或交付之前都可以，全额原路退回。
        </p>
      )}
      {afterSaleUntil === null || !actions.has("requestRefund") ? null : (
        <p className={NOTE}>
          {nearTime(afterSaleUntil, new Date())} 前可以申请，由卖家处理，平台可以介入
        </p>
      )}
    </div>
  );
}

const NOTE = "figures basis-full text-ink-2 text-xs";
