"use client";

import { REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { useContext, useState } from "react";
import { CancelOrderButton } from "@/components/purchase/cancel-order-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { LazyComponent } from "@/components/ui/lazy-component";
import {
  cancelAccountOrder,
  confirmReceipt,
  repeatRequest,
  resumeOrder,
} from "@/lib/account/order-actions";
import type { AccountOrder } from "@/lib/account/read-orders";
import { goodsAddress, SIMILAR_GOODS } from "@/lib/addresses/goods-address";
import { receiptQuestion } from "@/lib/order/questions";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { runAction } from "../parts/run-action";
import { BoostOffer } from "./boost-offer";

interface Props {
  order: AccountOrder;
  actions: ReadonlySet<BuyerAction>;
  onAgain: (request: PurchaseRequest) => void;
}

/** 继续支付 and 确认收货, of which an order has one at most. @param props `isMain`: the one main action of the view */
export function MainAction({
  order,
  actions,
  isMain,
}: Omit<Props, "onAgain"> & { isMain: boolean }) {
  const { goodsName } = order;
  const size = isMain ? "medium" : "small";
  if (actions.has("pay")) {
    return (
      <Button
        variant="primary"
        size={size}
        data-action="pay"
        aria-description={goodsName}
        onClick={() => resumeOrder(order)}
      >
        继续支付{isMain ? ` ¥${fenToYuan(order.priceFen)}` : ""}
      </Button>
    );
  }
  if (!actions.has("confirm")) return null;
  return (
    <ConfirmedButton
      size={size}
      variant={isMain ? "primary" : "outline"}
      data-action="confirm"
      aria-description={goodsName}
      question={receiptQuestion(order)}
      onConfirm={() => runAction("已确认收货", () => confirmReceipt(order))}
    >
      {order.kind === "boost" ? "确认完成" : "确认收货"}
    </ConfirmedButton>
  );
}

export function CancelAction({ order, actions }: Omit<Props, "onAgain">) {
  if (!actions.has("cancel")) return null;
  return (
    <CancelOrderButton
      order={order}
      onCancel={() => runAction("订单已取消", () => cancelAccountOrder(order))}
    />
  );
}

/**
 * 再来一单: starts the same purchase here, or links to the listing when options must be chosen again. An account that is
 * sold has similar ones instead.
 */
export function AgainAction({ order, actions, onAgain }: Props) {
  const boosts = useContext(BoostOffer);
  if (!actions.has("again") || (order.kind === "boost" && !boosts)) return null;
  const common = {
    size: "small",
    "data-action": "again",
    "aria-description": order.goodsName,
  } as const;
  const request = repeatRequest(order);
  if (request !== null) {
    return (
      <Button {...common} onClick={() => onAgain(request)}>
        再来一单
      </Button>
    );
  }
  if (order.isSoldOff) {
    return (
      <ButtonLink {...common} href={`${goodsAddress(order.goodsId)}#${SIMILAR_GOODS}`}>
        看相似账号
      </ButtonLink>
    );
  }
  const href = order.kind === "boost" ? "/practicePage" : goodsAddress(order.goodsId);
  return (
    <ButtonLink {...common} href={href}>
      再来一单
    </ButtonLink>
  );
}

const loadReview = () =>
  import("@/components/account/review/review-dialog").then((part) => part.ReviewDialog);

/** Writes the review, or shows and changes it. */
export function ReviewAction({ order, actions }: Omit<Props, "onAgain">) {
  const [isOpen, setOpen] = useState(false);
  if (!actions.has("review") || order.review === null) return null;
  return (
    <>
      <Button
        size="small"
        data-action="review"
        aria-description={order.goodsName}
        onClick={() => setOpen(true)}
      >
        {order.review === "open" ? "写评价" : REVIEW_WORDS[order.review]}
      </Button>
      {isOpen ? (
        <LazyComponent
          load={loadReview}
          props={{
            order,
            onClose: () => setOpen(false),
            onWritten: () => {
              setOpen(false);
              announceOrdersChanged();
            },
          }}
        />
      ) : null}
    </>
  );
}
