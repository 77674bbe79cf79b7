"use client";

import { Button } from "@/components/ui/button";
import { useStore } from "@/lib/use-store";
import { buyOffer } from "./buy-store";

/** Price and main button of the buy box, in the sticky bar. */
export function StickyBuy() {
  const offer = useStore(buyOffer);
  if (offer === null) return null;
  return (
    <p className="flex shrink-0 items-center gap-4 small:gap-2">
      <span className="figures font-semibold text-lg text-price small:text-sm">{offer.price}</span>
      <Button variant="primary" className="h-9! px-6 small:px-3" onClick={offer.buy}>
        {offer.label}
      </Button>
    </p>
  );
}
