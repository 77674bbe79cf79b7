"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { promptLogin } from "@/lib/session/login-gate";
import { useSessionToken } from "@/lib/session/use-session-token";
import type { SessionUserProps } from "./session-user";

/**
 * The header's place for the session: 登录, or the user. The server knows no session: its HTML holds the place open,
 * and the width never changes. What a logged-in visitor sees is loaded for them only.
 */
export function SessionEntry() {
  const token = useSessionToken();
  const [User, setUser] = useState<ComponentType<SessionUserProps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // A login or logout from here takes its own button away: the focus goes to the one that comes in its place.
  const [returning, setReturning] = useState(false);

  useEffect(() => {
    if (!token || User) return;
    // Without this part the session works all the same; the next page tries again.
    import("./session-user").then(
      (part) => setUser(() => part.SessionUser),
      () => undefined,
    );
  }, [token, User]);

  useEffect(() => {
    if (!returning || (token && !User)) return;
    setReturning(false);
    place.current?.querySelector("button")?.focus();
  }, [returning, token, User]);

  return (
    <div ref={place} className="flex h-10 w-48 items-center justify-end small:w-36">
      {token === undefined ? (
        <button
          type="button"
          className="h-9 rounded-s border border-line-strong px-5 text-ink text-sm transition-colors hover:border-primary hover:text-primary-strong"
          onClick={() => void promptLogin().then(setReturning)}
        >
          登录
        </button>
      ) : token && User ? (
        <User key={token} token={token} onLeft={() => setReturning(true)} />
      ) : (
        <span aria-hidden="true" className="h-5 w-16 rounded-s bg-line" />
      )}
    </div>
  );
}
