"use client";

import { useEffect } from "react";
import type { ChromeLink } from "@/components/chrome/links";
import { DialogShell } from "@/components/ui/dialog-shell";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readToken } from "@/lib/cookies/read-session";
import { LOGIN_SHELL } from "@/lib/login/login-shell";
import { loginPrompted, onSessionChange, settleLogin } from "@/lib/session/login-gate";
import { useStore } from "@/lib/use-store";
import { loadLoginDialog } from "./load-login-dialog";

interface Props {
  /** Shown in the sentence about new accounts. */
  brandName: string;
  /** Agreements that a login accepts. */
  agreements: readonly ChromeLink[];
}

/** Hosts the single login dialog, in the root layout. The dialog is loaded when first opened. */
export function LoginHost({ brandName, agreements }: Props) {
  const open = useStore(loginPrompted);

  // A login in another tab also settles the prompt.
  useEffect(() => onSessionChange(() => readToken() && settleLogin(true)), []);

  if (!open) return null;
  return (
    <div className="fixed inset-x-0 top-6 z-50 mx-auto w-fit">
      <LazyComponent
        load={loadLoginDialog}
        props={{ brandName, agreements, onClose: dismiss }}
        waiting={<DialogShell {...LOGIN_SHELL} onClose={dismiss} />}
      />
    </div>
  );
}

const dismiss = () => settleLogin(false);
