"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { DialogShell } from "@/components/ui/dialog-shell";
import { readToken } from "@/lib/cookies/read-session";
import { LOGIN_SHELL } from "@/lib/login/login-shell";
import type { CheckingSession } from "@/lib/purchase/state";
import { ConfirmSkeleton } from "./confirm-skeleton";
import type { Send } from "./use-purchase";

/**
 * A skeleton of the dialog that will probably follow: the order's, or the login for a visitor without a session, whose
 * dialog replaces it.
 */
export function CheckingSessionNotice({
  pending,
  request,
  send,
}: CheckingSession & { send: Send }) {
  const [hasSession] = useState(() => readToken() !== undefined);
  const onClose = () => send({ type: "close" });
  if (pending.login) return null;
  if (!hasSession) return <DialogShell {...LOGIN_SHELL} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="确认订单" width={432}>
      <ConfirmSkeleton request={request} />
    </Dialog>
  );
}
