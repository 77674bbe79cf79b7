"use client";

import { useEffect, useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readToken } from "@/lib/cookies/session-cookies";
import { OPEN_ORDERS, SUBMISSIONS } from "@/lib/purchase/session-keys";
import { onSessionChange } from "@/lib/session/login-gate";
import { hasStored, onStored } from "@/lib/storage/session-storage";
import type { ResumeOfferProps } from "./resume-orders";

const load = () => import("./resume-orders").then((part) => part.ResumeOffer);

/**
 * Loads the way back into open purchases for who is logged in, and once this window has one: most visitors never do. It
 * stays from then on, as a dialog that it opened may outlive what is stored.
 */
export function ResumeOfferLoader({ place }: ResumeOfferProps) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const check = () => {
      if (readToken() || hasStored(OPEN_ORDERS) || hasStored(SUBMISSIONS)) setNeeded(true);
    };
    check();
    const ends = [onStored(check), onSessionChange(check)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return needed ? <LazyComponent load={load} props={{ place }} /> : null;
}
