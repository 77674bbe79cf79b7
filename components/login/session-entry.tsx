"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { readToken } from "@/lib/session/cookies";
import { askLogin, onSessionChange } from "@/lib/session/login-gate";

/**
 * The header's place for the session: 登录, or the user. The server knows no session: its HTML holds the place open,
 * and the width never changes. What a logged-in visitor sees is loaded for them only.
 */
export function SessionEntry() {
  const token = useSyncExternalStore(onSessionChange, readToken, () => null);
  const [User, setUser] = useState<ComponentType<{ token: string }> | null>(null);

  useEffect(() => {
    if (!token || User) return;
    // Without this part the session works all the same; the next page tries again.
    import("./session-user").then(
      (part) => setUser(() => part.SessionUser),
      () => undefined,
    );
  }, [token, User]);

  return (
    <div className="flex h-10 w-48 items-center justify-end">
      {token === undefined ? (
        <button
          type="button"
          className="h-9 rounded-s border border-line-strong px-5 text-ink text-sm transition-colors hover:border-primary hover:text-primary-strong"
          onClick={() => void askLogin()}
        >
          登录
        </button>
      ) : token && User ? (
        <User key={token} token={token} />
      ) : (
        <span aria-hidden="true" className="h-5 w-16 rounded-s bg-line" />
      )}
    </div>
  );
}
