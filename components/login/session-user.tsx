"use client";

import useSWR from "swr";
import { call } from "@/lib/api/browser";
import { clearSession } from "@/lib/session/cookies";

/** The logged-in visitor in the header. */
export function SessionUser() {
  const { data } = useSWR("profile", () => call("profile", {}));
  const name = data?.ok ? data.data.nickname : "我的账号";
  const logout = () => void call("logout", {}).then(clearSession);
  return (
    <span className="flex items-center gap-2">
      <span className="max-w-20 truncate">{name}</span>
      <button type="button" onClick={logout}>
        退出登录
      </button>
    </span>
  );
}
