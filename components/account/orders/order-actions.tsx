"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { AccountOrder } from "@/lib/account/read-orders";
import { actionsOfListed } from "@/lib/order/available-actions";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { AgainAction, CancelAction, MainAction, ReviewAction } from "./action-buttons";
import { PhoneOrderDialog } from "./phone-order-dialog";

interface Props {
  order: AccountOrder;
  onAgain: (request: PurchaseRequest) => void;
}

const loadContact = () => import("@/components/account/inbox/contact").then((part) => part.Contact);

/** The actions of an order in the list; its page has the others. Card secrets and deliveries are only shown on the phone. */
export function OrderActions({ order, onAgain }: Props) {
  const { goodsName } = order;
  const actions = actionsOfListed(order);
  const [onPhone, setOnPhone] = useState(false);
  const [contacting, setContacting] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 empty:hidden">
      <CancelAction order={order} actions={actions} />
      <AgainAction order={order} actions={actions} onAgain={onAgain} />
      <Button size="small" aria-description={goodsName} onClick={() => setContacting(true)}>
        联系客服
      </Button>
      {order.phoneLink === "" ? null : (
        <Button size="small" aria-description={goodsName} onClick={() => setOnPhone(true)}>
          手机查看
        </Button>
      )}
      <MainAction order={order} actions={actions} isMain={false} />
      <ReviewAction order={order} actions={actions} />
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
