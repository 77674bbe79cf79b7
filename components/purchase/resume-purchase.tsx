"use client";

import type { OpenOrder } from "@/lib/purchase/open-order";
import { PurchaseDialogs } from "./purchase-dialogs";
import { usePurchase } from "./use-purchase";

interface Props {
  order: OpenOrder;
  onClose: () => void;
}

/** Resumes an order: reads its state from the server, then shows its QR code (product §10.16). */
export function ResumePurchase({ order, onClose }: Props) {
  const { state, send } = usePurchase(() => ({ kind: "resume", order }), onClose);
  return state ? <PurchaseDialogs state={state} send={send} /> : null;
}
