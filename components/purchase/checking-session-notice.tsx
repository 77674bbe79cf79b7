"use client";

import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { CheckingSession } from "@/lib/purchase/state";
import { ConfirmSkeleton } from "./confirm-skeleton";
import type { Send } from "./use-purchase";

/** A login check that takes longer than this is seen. */
const PATIENCE_MS = 400;

/** Nothing for a moment, so that no dialog flashes up before the login; then the shape of what comes. */
export function CheckingSessionNotice({
  pending,
  request,
  send,
}: CheckingSession & { send: Send }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow || pending.login) return null;
  return (
    <Dialog open onClose={() => send({ type: "close" })} title="确认订单" width={432}>
      <ConfirmSkeleton request={request} />
    </Dialog>
  );
}
