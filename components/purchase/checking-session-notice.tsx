"use client";

import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { CheckingSession } from "@/lib/purchase/state";
import { ConfirmSkeleton } from "./confirm-skeleton";
import type { Send } from "./use-purchase";

/** A login check that takes longer than this shows a skeleton. */
const SKELETON_DELAY_MS = 400;

/** Renders nothing at first, so that no dialog flashes before the login dialog; then a skeleton. */
export function CheckingSessionNotice({
  pending,
  request,
  send,
}: CheckingSession & { send: Send }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow || pending.login) return null;
  return (
    <Dialog open onClose={() => send({ type: "close" })} title="确认订单" width={432}>
      <ConfirmSkeleton request={request} />
    </Dialog>
  );
}
