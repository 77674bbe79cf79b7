"use client";

import {
  CHECKING_WORD,
  ORDER_WORDS,
  PROCESSING_WORD,
} from "@storefront/contract/labels/state-words";

import { type ReactNode, useId, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { showToast } from "@/components/ui/toast";
import { orderAddress } from "@/lib/addresses/order-address";
import { reloadVisitorGoods } from "@/lib/goods/visitor-goods";
import { cancelVisitorOrder } from "@/lib/purchase/orders/cancel-visitor-order";
import { isUndecided, type VisitorOrder } from "@/lib/purchase/orders/visitor-order";
import { dismissOrder, forgetOrder } from "@/lib/purchase/orders/visitor-orders";
import { CancelOrderButton } from "./cancel-order-button";
import { DELIVERY_COPY } from "./delivery-copy";
import { ResumeOrderBar } from "./resume-order-bar";

interface Props {
  /** In display order. */
  orders: readonly VisitorOrder[];
  onResume: (order: VisitorOrder) => void;
}

/** The orders to resume: the first is visible, the others behind a button. */
export function ResumeOrderList({ orders: [first, ...others], onResume }: Props) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (!first) return null;
  const toggle = others.length > 0 && (
    <button
      type="button"
      aria-expanded={all}
      aria-controls={all ? id : undefined}
      onClick={guardHandler(() => setAll(!all))}
      className="shrink-0 rounded-s px-1.5 py-1 text-ink-2 text-xs hover:bg-ground hover:text-ink"
    >
      {all ? "收起" : `另有 ${others.length} 笔`}
    </button>
  );
  return (
    <>
      <ResumeOrderItem order={first} onResume={onResume} more={toggle} />
      {all && others.length > 0 ? (
        <div id={id} className="space-y-2">
          {others.map((order) => (
            <ResumeOrderItem key={order.orderNum} order={order} onResume={onResume} />
          ))}
        </div>
      ) : null}
    </>
  );
}

interface ItemProps {
  order: VisitorOrder;
  onResume: (order: VisitorOrder) => void;
  more?: ReactNode;
}

function ResumeOrderItem({ order, onResume, more }: ItemProps) {
  const { status } = order;
  const { label, title, action } = textsOf(order);
  const cancel = async () => {
    const result = await cancelVisitorOrder(order);
    showToast(result.ok ? "success" : "warning", result.ok ? "订单已取消" : result.msg);
    // The canceled pieces are in stock again.
    if (result.ok) void reloadVisitorGoods();
  };
  return (
    <ResumeOrderBar
      label={label}
      title={title}
      goodsName={order.goodsName}
      fen={order.priceFen}
      action={action}
      onAction={
        IN_PROGRESS[status] === undefined ? () => onResume(order) : orderAddress(order.orderNum)
      }
      onDismiss={() =>
        isPayable(status) ? dismissOrder(order.orderNum) : forgetOrder(order.orderNum)
      }
      more={
        <>
          {more}
          {status === "waiting" ? <CancelOrderButton order={order} onCancel={cancel} /> : null}
        </>
      }
    />
  );
}

/** Whether the window has to keep the order, to look up what becomes of its payment. */
const isPayable = (status: VisitorOrder["status"]): boolean =>
  status === "waiting" || isUndecided(status);

/** Titles of orders that go on elsewhere: with the seller, on the phone or in the order list. */
const IN_PROGRESS: Readonly<Partial<Record<VisitorOrder["status"], string>>> = {
  grouping: ORDER_WORDS.grouping,
  delivering: `卖家${ORDER_WORDS.delivering}`,
  delivered: `卖家已交付，${ORDER_WORDS.delivered}`,
  disputed: ORDER_WORDS.refunding,
};

const UNPAID = `${ORDER_WORDS.pending}订单`;

function textsOf({ status, delivery }: VisitorOrder): {
  label: string;
  title: string;
  action: string;
} {
  const { offer, action } = DELIVERY_COPY[delivery];
  if (status === "checking") return { label: UNPAID, title: CHECKING_WORD, action: "查看进度" };
  const label = status === "waiting" ? UNPAID : `${ORDER_WORDS.paid}订单`;
  if (status === "waiting") return { label, title: UNPAID, action: "继续支付" };
  if (status === "processing") return { label, title: PROCESSING_WORD, action: "查看进度" };
  if (status === "refunding") return { label, title: "付款原路退回", action: "查看退款" };
  const inProgress = IN_PROGRESS[status];
  if (inProgress !== undefined) return { label, title: inProgress, action: "查看订单" };
  return { label, title: offer, action };
}
