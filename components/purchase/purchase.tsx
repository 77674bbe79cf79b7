"use client";

import { findUnconfirmedSubmission } from "@/lib/purchase/orders/submission";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";
import { findPayableOrder } from "@/lib/purchase/orders/visitor-orders";
import { readOrderDraft } from "@/lib/purchase/terms/draft-storage";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { PurchaseDialogs } from "./purchase-dialogs";
import { usePurchase } from "./use-purchase";

interface Props {
  request: PurchaseRequest;
  onClose: () => void;
}

/** The purchase of one listing, from the login check to the card secret's QR code (product §4). */
export function Purchase({ request, onClose }: Props) {
  const { state, send } = usePurchase(
    () => ({
      kind: "buy",
      request,
      draft: readOrderDraft(request),
      unconfirmed: findUnconfirmedSubmission(request),
      own: findPayableOrder(request.goodsId),
    }),
    onClose,
  );
  return state ? <PurchaseDialogs state={state} send={send} /> : null;
}

interface ResumeProps {
  order: VisitorOrder;
  onClose: () => void;
}

/** Resumes an order: reads its state from the server, then shows its QR code (product §10.16). */
export function ResumePurchase({ order, onClose }: ResumeProps) {
  const { state, send } = usePurchase(() => ({ kind: "resume", order }), onClose);
  return state ? <PurchaseDialogs state={state} send={send} /> : null;
}
