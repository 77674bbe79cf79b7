"use client";

import type { PurchaseRequest } from "@/lib/purchase/purchase-request";

interface Props {
  request: PurchaseRequest;
  onClose: () => void;
}

/** The purchase of one listing, from the login check to the card secret's QR code (spec §4). */
export function Purchase(_: Props) {
  return null;
}
