"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { readToken } from "@/lib/session/cookies";
import { askLogin, onSessionChange } from "@/lib/session/login-gate";

/**
 * The header's place for the session: 登录, or the user. The server knows no session, so its HTML holds the
 * place open; the width never changes.
 */
export function SessionEntry() {
  const token = useSyncExternalStore(onSessionChange, readToken, () => null);
  const [User, setUser] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!token || User) return;
    import("./session-user").then((module) => setUser(() => module.SessionUser)).catch(() => {});
  }, [token, User]);

  return (
    <div className="flex h-10 w-36 items-center justify-end">
      {token === undefined ? (
        <button
          type="button"
          className="h-9 rounded-s px-4 text-ink text-sm hover:text-primary-strong"
          onClick={() => void askLogin()}
        >
          登录
        </button>
      ) : null}
      {token && User ? <User key={token} /> : null}
    </div>
  );
}
