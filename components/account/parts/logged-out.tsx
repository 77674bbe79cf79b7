"use client";

import { useEffect } from "react";
import { promptLogin } from "@/lib/session/login-gate";
import { Notice } from "./notice";

/** Nobody is logged in: opens the login dialog once, and leaves the way to it. */
export function LoggedOut({ what }: { what: string }) {
  useEffect(() => void promptLogin(), []);
  return (
    <Notice
      title={`登录后查看${what}`}
      text="用手机号或微信登录，登录后这里会自动显示。"
      action={{ name: "登录", onAct: () => void promptLogin() }}
    />
  );
}
