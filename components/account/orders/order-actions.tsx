"use client";

import { REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { useContext, useState } from "react";
import { CancelOrderButton } from "@/components/purchase/cancel-order-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { LazyComponent } from "@/components/ui/lazy-component";
import { showToast } from "@/components/ui/toast";
import {
  cancelAccountOrder,
  confirmReceipt,
  repeatRequest,
  resumeOrder,
} from "@/lib/account/order-actions";
import type { AccountOrder } from "@/lib/account/read-orders";
import { goodsAddress, SIMILAR_GOODS } from "@/lib/addresses/goods-address";
import type { Result } from "@/lib/api/result";
import { receiptQuestion } from "@/lib/order/questions";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { BoostOffer } from "./boost-offer";
import { PhoneOrderDialog } from "./phone-order-dialog";

interface Props {
  order: AccountOrder;
  onAgain: (request: PurchaseRequest) => void;
  /** On the order's own page, which has the QR code and the conversations. */
  isOnPage?: boolean;
}

const loadReview = () =>
  import("@/components/account/review/review-dialog").then((part) => part.ReviewDialog);

const loadContact = () => import("@/components/account/inbox/contact").then((part) => part.Contact);

/** The actions of an order on the desktop; card secrets and deliveries are only shown on the phone. */
export function OrderActions({ order, onAgain, isOnPage = false }: Props) {
  const { state, goodsName } = order;
  const [onPhone, setOnPhone] = useState(false);
  const [contacting, setContacting] = useState(false);
  const [reviewing, setReviewing] = useState(false);

  const runAction = async (done: string, run: () => Promise<Result<unknown>>) => {
    const result = await run();
    showToast(result.ok ? "success" : "warning", result.ok ? done : result.msg);
    // A refusal usually means that the order has changed elsewhere.
    announceOrdersChanged();
  };
  const main = (
    <>
      {state === "delivered" && order.kind !== "rent" ? (
        <ConfirmedButton
          size={isOnPage ? "medium" : "small"}
          variant={isOnPage ? "primary" : "outline"}
          aria-description={goodsName}
          question={receiptQuestion(order)}
          onConfirm={() => runAction("已确认收货", () => confirmReceipt(order))}
        >
          确认收货
        </ConfirmedButton>
      ) : null}
      {order.open === null ? null : (
        <Button
          variant="primary"
          size={isOnPage ? "medium" : "small"}
          aria-description={goodsName}
          onClick={() => resumeOrder(order)}
        >
          继续支付{isOnPage ? ` ¥${fenToYuan(order.priceFen)}` : ""}
        </Button>
      )}
    </>
  );
  return (
    <div
      className={`flex flex-wrap items-center gap-2 empty:hidden ${isOnPage ? "" : "justify-end"}`}
    >
      {isOnPage ? main : null}
      {state === "pending" && !order.isChecking ? (
        <CancelOrderButton
          order={order}
          onCancel={() => runAction("订单已取消", () => cancelAccountOrder(order))}
        />
      ) : null}
      <Again order={order} onAgain={onAgain} />
      {isOnPage ? null : (
        <>
          <Button size="small" aria-description={goodsName} onClick={() => setContacting(true)}>
            联系客服
          </Button>
          {order.phoneLink === "" ? null : (
            <Button size="small" aria-description={goodsName} onClick={() => setOnPhone(true)}>
              手机查看
            </Button>
          )}
        </>
      )}
      {isOnPage ? null : main}
      {order.review === null ? null : (
        <Button size="small" aria-description={goodsName} onClick={() => setReviewing(true)}>
          {order.review === "open" ? "写评价" : REVIEW_WORDS[order.review]}
        </Button>
      )}
      {reviewing ? (
        <LazyComponent
          load={loadReview}
          props={{
            order,
            onClose: () => setReviewing(false),
            onWritten: () => {
              setReviewing(false);
              announceOrdersChanged();
            },
          }}
        />
      ) : null}
      {contacting ? (
        <LazyComponent
          load={loadContact}
          props={{
            subject: { order_num: order.orderNum, party: "platform" },
            hasShop: order.kind !== "boost" || WITH_BOOSTER.has(order.state),
            phoneLink: order.phoneLink,
            onClose: () => setContacting(false),
          }}
        />
      ) : null}
      {onPhone ? <PhoneOrderDialog order={order} onClose={() => setOnPhone(false)} /> : null}
    </div>
  );
}

/** States of a boost that a booster has accepted: its seller. */
const WITH_BOOSTER: ReadonlySet<string> = new Set(["delivering", "delivered", "completed"]);

/**
 * 再来一单: starts the same purchase here, or links to the listing when options must be chosen again. An account that is
 * sold has similar ones instead. A rental that runs has neither: its buyer has the account, and can extend it.
 */
function Again({ order, onAgain }: Omit<Props, "isOnPage">) {
  const boosts = useContext(BoostOffer);
  if (order.state === "pending" || order.rental === "running") return null;
  if (order.kind === "boost" && !boosts) return null;
  const request = repeatRequest(order);
  if (request !== null) {
    return (
      <Button size="small" aria-description={order.goodsName} onClick={() => onAgain(request)}>
        再来一单
      </Button>
    );
  }
  if (order.isSoldOff) {
    return (
      <ButtonLink
        size="small"
        href={`${goodsAddress(order.goodsId)}#${SIMILAR_GOODS}`}
        aria-description={order.goodsName}
      >
        看相似账号
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      size="small"
      href={order.kind === "boost" ? "/practicePage" : goodsAddress(order.goodsId)}
      aria-description={order.goodsName}
    >
      再来一单
    </ButtonLink>
  );
}
