"use client";

import { useEffect, useRef, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { promptLogin } from "@/lib/session/login-gate";
import { useSessionToken } from "@/lib/session/use-session-token";
import { loadLoginDialog } from "./load-login-dialog";

const loadUser = () => import("./session-user").then((part) => part.SessionUser);

/** On intent: the dialog opens at once then. If loading fails, opening it tries again. */
const preloadLogin = () => void loadLoginDialog().catch(() => undefined);

/**
 * The session in the header: 登录, or the user. The server knows no session, so its HTML reserves the space; the width
 * never changes. The component for logged-in visitors is loaded only for them.
 */
export function SessionEntry() {
  const token = useSessionToken();
  // If it does not load, the session still works; the next page tries again.
  const User = useLazyPart(loadUser, Boolean(token));
  const container = useRef<HTMLDivElement>(null);
  // A login or logout from here removes its own button, so the focus moves to the one that replaces it.
  const [restoringFocus, setRestoringFocus] = useState(false);

  useEffect(() => {
    if (!restoringFocus || (token && !User)) return;
    setRestoringFocus(false);
    container.current?.querySelector("button")?.focus();
  }, [restoringFocus, token, User]);

  return (
    <div ref={container} className="flex h-10 w-48 items-center justify-end small:w-36">
      {token === undefined ? (
        <button
          type="button"
          className="h-9 rounded-s border border-line-strong px-5 text-ink text-sm transition-colors hover:border-primary hover:text-primary-strong"
          onPointerEnter={guardHandler(preloadLogin)}
          onFocus={guardHandler(preloadLogin)}
          onClick={guardHandler(() => promptLogin().then(setRestoringFocus))}
        >
          登录
        </button>
      ) : token && User ? (
        <User key={token} token={token} onLoggedOut={() => setRestoringFocus(true)} />
      ) : (
        <span aria-hidden="true" className="h-5 w-16 rounded-s bg-line" />
      )}
    </div>
  );
}
