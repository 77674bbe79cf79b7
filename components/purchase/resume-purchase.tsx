"use client";

import type { OpenOrder } from "@/lib/purchase/open-order";
import { PurchaseDialogs } from "./purchase-dialogs";
import { usePurchase } from "./use-purchase";

interface Props {
  order: OpenOrder;
  onClose: () => void;
}

/** An order found again: its state is read from the server, then its own QR code is shown (product §10.16). */
export function ResumePurchase({ order, onClose }: Props) {
  const { state, send } = usePurchase(() => ({ kind: "resume", order }), onClose);
  return state ? <PurchaseDialogs state={state} send={send} /> : null;
}
