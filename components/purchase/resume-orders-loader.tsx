"use client";

import { useEffect, useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readToken } from "@/lib/cookies/read-session";
import { SUBMISSIONS, VISITOR_ORDERS } from "@/lib/purchase/orders/session-keys";
import { onSessionChange } from "@/lib/session/login-gate";
import { hasStored, onStored } from "@/lib/storage/session-storage";

const load = () => import("./resume-orders").then((part) => part.ResumeOrders);

/**
 * Loads the resume bar when the visitor is logged in or this window has an open purchase, which most visitors never
 * have. It stays mounted from then on, because a dialog that it opened may outlive the stored data.
 */
export function ResumeOrdersLoader() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const check = () => {
      if (readToken() || hasStored(VISITOR_ORDERS) || hasStored(SUBMISSIONS)) setNeeded(true);
    };
    check();
    const unsubscribes = [onStored(check), onSessionChange(check)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);
  return needed ? <LazyComponent load={load} props={{}} /> : null;
}
