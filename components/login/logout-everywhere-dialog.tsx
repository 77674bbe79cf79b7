"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { clearSession } from "@/lib/cookies/session-cookies";
import { noteBrowserLogout } from "@/lib/session/browser-logout";

export interface LogoutEverywhereProps {
  onClose: () => void;
  /** Called after the logout. */
  onLoggedOut: () => void;
}

/**
 * Confirms before ending all of the buyer's logins, on every device and brand. Keeps the session if the server does not
 * confirm.
 */
export function LogoutEverywhereDialog({ onClose, onLoggedOut }: LogoutEverywhereProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const cancel = useRef<HTMLButtonElement>(null);

  const logOut = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    const takeBack = noteBrowserLogout();
    const revoked = await call("logoutEverywhere", {});
    setBusy(false);
    if (!revoked.ok) {
      takeBack();
      setProblem(revoked.msg);
      showToast("warning", revoked.msg);
      return;
    }
    clearSession();
    showToast("success", "已在所有设备退出登录");
    onLoggedOut();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="退出所有设备"
      width={400}
      description="所有浏览器和手机上的登录都将失效，需要重新登录。"
      firstFocus={cancel}
      footer={
        <div className="flex justify-end gap-3">
          <Button ref={cancel} onClick={onClose}>
            取消
          </Button>
          <Button variant="primary" aria-busy={busy} onClick={() => logOut()}>
            确认退出
          </Button>
        </div>
      }
    >
      <p role="alert" className="min-h-6 pt-2 text-danger text-sm">
        {problem}
      </p>
    </Dialog>
  );
}
