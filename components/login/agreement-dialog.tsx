"use client";

import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";

export interface AgreementDialogProps {
  /** Called when the user has agreed. */
  onAgreed: () => void;
  /** Called when the user closes the dialog: without consent the login ends. */
  onRefused: () => void;
}

/** Asks a user who has accepted older agreements to accept the current ones. */
export function AgreementDialog({ onAgreed, onRefused }: AgreementDialogProps) {
  const [busy, setBusy] = useState(false);
  const agreeButton = useRef<HTMLButtonElement>(null);

  const agree = async () => {
    if (busy) return;
    setBusy(true);
    const agreed = await call("agree", { version: AGREEMENT_VERSION });
    setBusy(false);
    if (agreed.ok) return onAgreed();
    showToast("warning", agreed.msg);
  };
  return (
    <Dialog
      open
      onClose={onRefused}
      title="用户协议与隐私政策有更新"
      width={400}
      description={`${AGREEMENT_VERSION} 起生效的版本和你上次同意的不同。同意之后继续使用；不同意会退出登录，浏览商品不受影响。`}
      firstFocus={agreeButton}
      footer={
        <div className="flex justify-end gap-3">
          <Button onClick={onRefused}>不同意，退出登录</Button>
          <Button ref={agreeButton} variant="primary" aria-busy={busy} onClick={agree}>
            同意并继续
          </Button>
        </div>
      }
    >
      <p className="pt-2 text-ink-2 text-sm">
        {AGREEMENTS.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener"
            className="mr-4 inline-block py-2 text-primary-strong underline underline-offset-2"
          >
            《{text}》
          </a>
        ))}
      </p>
    </Dialog>
  );
}

/** Every host serves its own documents at these addresses. */
const AGREEMENTS = [
  { text: "用户协议", href: "/ua" },
  { text: "隐私政策", href: "/pa" },
];
