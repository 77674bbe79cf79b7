"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { mountNote, SideNote } from "@/components/ui/side-note";
import { call } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/read-session";
import { isBrowserLogout } from "@/lib/session/browser-logout";
import { onSessionChange, promptLogin } from "@/lib/session/login-gate";

/** The token of the login whose end this page has told. */
let told = "";

/**
 * Called when the live channel reports the end of a login. Unless this browser has ended it, deletes the cookies and
 * shows a note, once on each page. The report may be about an older login, so the marketplace is queried first.
 * @param token of the login that this page followed
 */
export async function showLoginEnded(token: string): Promise<void> {
  if (readToken() === token) {
    // A refusal drops the cookies.
    const answer = await call("time", {});
    if (answer.ok || answer.kind !== "expired") return;
  }
  // Another window may have dropped them, or have logged in again.
  if (readToken() !== undefined || isBrowserLogout(token) || told === token) return;
  told = token;
  mountNote((close) => <LoginEnded onClose={close} />);
}

/** Goes with the next login, of any window. */
function LoginEnded({ onClose }: { onClose: () => void }) {
  useEffect(
    () =>
      onSessionChange(() => {
        if (readToken() !== undefined) onClose();
      }),
    [onClose],
  );
  return (
    <SideNote
      urgent
      label="登录状态"
      title="你的登录已结束"
      text="可能已过期，或在另一台设备上退出了所有设备、注销了账号。没有提交的内容还在，登录后可以继续。"
    >
      <Button size="small" onClick={onClose}>
        知道了
      </Button>
      <Button size="small" variant="primary" onClick={() => promptLogin()}>
        登录
      </Button>
    </SideNote>
  );
}
