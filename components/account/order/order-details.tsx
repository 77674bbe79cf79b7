"use client";

import { PHONE_APPROVAL_S } from "@storefront/contract/account/phone-approval-terms";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { useCallback, useEffect, useState } from "react";
import { PhoneRequest } from "@/components/purchase/phone-request";
import { LazyComponent } from "@/components/ui/lazy-component";
import { actionsOfPage } from "@/lib/order/available-actions";
import type { OrderPage } from "@/lib/order/order-page";
import { markShown } from "@/lib/purchase/orders/shown-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { ActionDialogs } from "./action-dialogs";
import { AfterSaleCard } from "./after-sale-card";
import { BoostCard } from "./boost-card";
import { ClaimCard } from "./claim-card";
import { DetailsCard } from "./details-card";
import { GoodsCard } from "./goods-card";
import { InviteCard } from "./invite-card";
import { LedgerCard } from "./ledger-card";
import { MessagesCard } from "./messages-card";
import { NotesCard } from "./notes-card";
import { PhoneCard } from "./phone-card";
import { RefundsCard } from "./refunds-card";
import { RentalCard } from "./rental-card";
import { ReviewCard } from "./review-card";
import { StateCard } from "./state-card";

/** Whether a phone that has just paid may ask to open the order. */
function canPhoneRequest({ order, times, channel }: OrderPage, skewMs: number): boolean {
  if (order.kind === "boost" || channel === "ggpay" || times.paid === null) return false;
  return Date.now() + skewMs - times.paid.getTime() < PHONE_APPROVAL_S * 1000;
}

interface Props {
  page: OrderPage;
  skewMs: number;
  /** "": not known. */
  brandName: string;
}

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);

/** Everything about one order. What the API does not tell is left out. */
export function OrderDetails({ page, skewMs, brandName }: Props) {
  const [again, setAgain] = useState<PurchaseRequest | null>(null);
  const [action, onAction] = useState<BuyerAction | null>(null);
  const closeAction = useCallback(() => onAction(null), []);
  const actions = actionsOfPage(page);
  const { orderNum } = page.order;
  // Orders visible here are left out of the resume bar.
  useEffect(() => markShown(orderNum), [orderNum]);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_304px] items-start gap-4 narrow:grid-cols-1">
        <div className="space-y-4">
          <StateCard {...{ page, skewMs, actions, onAction }} onAgain={setAgain} />
          {actions.has("invite") ? <InviteCard page={page} /> : null}
          <AfterSaleCard {...{ page, actions, onAction }} />
          <ClaimCard {...{ page, actions, onAction }} />
          <RefundsCard page={page} />
          <RentalCard {...{ page, actions, onAction }} />
          <BoostCard page={page} />
          <GoodsCard page={page} brandName={brandName} />
          <NotesCard page={page} />
          <ReviewCard page={page} />
          <LedgerCard page={page} />
        </div>
        <div className="space-y-4">
          {canPhoneRequest(page, skewMs) ? <PhoneRequest order={page.order} /> : null}
          <PhoneCard page={page} />
          <MessagesCard page={page} />
          <DetailsCard page={page} brandName={brandName} />
        </div>
      </div>
      <ActionDialogs page={page} actions={actions} action={action} onClose={closeAction} />
      {again === null ? null : (
        <LazyComponent
          load={loadPurchase}
          props={{ request: again, onClose: () => setAgain(null) }}
        />
      )}
    </>
  );
}
