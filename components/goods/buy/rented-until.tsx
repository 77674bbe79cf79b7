"use client";

import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { useEffect, useState } from "react";

/** Longest delay of a timer. */
const MOST_MS = 2 ** 31 - 1;

export interface RentedUntilProps {
  /** When the next account comes back; null when that is not known. */
  next: NextReturn | null;
}

/** When a rented account can be rented again, without a time that has passed while the page was open. */
export function RentedUntil({ next }: RentedUntilProps) {
  const at = next?.at ?? 0;
  const [, setPassed] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = at - Date.now();
      if (left > 0) timer = setTimeout(wait, Math.min(left, MOST_MS));
      else setPassed(at);
    };
    wait();
    return () => clearTimeout(timer);
  }, [at]);
  return nextReturnText(next, Date.now());
}
