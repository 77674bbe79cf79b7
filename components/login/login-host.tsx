"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { readToken } from "@/lib/session/cookies";
import { isLoginAsked, onLoginAsked, onSessionChange, settleLogin } from "@/lib/session/login-gate";
import type { LoginDialogProps } from "./login-dialog";

interface Props {
  /** The brand's name, for the sentence about new accounts. */
  brandName: string;
}

/** The place of the one login dialog, in the root layout. Loads the dialog when it is first asked for. */
export function LoginHost({ brandName }: Props) {
  const open = useSyncExternalStore(onLoginAsked, isLoginAsked, () => false);
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null);

  // A login in another tab is as good as one here.
  useEffect(() => onSessionChange(() => readToken() && settleLogin(true)), []);

  useEffect(() => {
    if (!open || Dialog) return;
    import("./login-dialog")
      .then((module) => setDialog(() => module.LoginDialog))
      .catch(() => settleLogin(false));
  }, [open, Dialog]);

  return Dialog ? (
    <Dialog open={open} brandName={brandName} onClose={() => settleLogin(false)} />
  ) : null;
}
