"use client";

import { useEffect, useState } from "react";
import { LazyPart } from "@/components/ui/lazy-part";
import { OPEN_ORDERS, SUBMISSIONS } from "@/lib/purchase/session-keys";
import { hasStored, onStored } from "@/lib/purchase/session-store";

const load = () => import("./resume-offer").then((part) => part.ResumeOffer);

/**
 * Loads the way back into open purchases once this window has one: most visitors never do. It stays from then on, as a
 * dialog that it opened may outlive what is stored.
 */
export function ResumeOfferLoader() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const check = () => {
      if (hasStored(OPEN_ORDERS) || hasStored(SUBMISSIONS)) setNeeded(true);
    };
    check();
    return onStored(check);
  }, []);
  return needed ? <LazyPart load={load} props={{}} /> : null;
}
