"use client";

import * as Tabs from "@radix-ui/react-tabs";
import type { CallAnswer } from "@storefront/contract/calls";
import { useEffect, useReducer, useRef } from "react";
import type { ChromeLink } from "@/components/chrome/links";
import { Dialog } from "@/components/ui/dialog";
import { guardHandler } from "@/components/ui/guard-handler";
import { prepareToast, showToast } from "@/components/ui/toast";
import { saveSession } from "@/lib/cookies/session-cookies";
import { loginStep, openLogin, type Tab } from "@/lib/login/login-state";
import { loadSmsCipher } from "@/lib/login/sms-cipher";
import { settleLogin } from "@/lib/session/login-gate";
import { readResendDeadline } from "@/lib/session/resend-deadline";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import { PhoneForm } from "./phone-form";
import { WechatPanel } from "./wechat-panel";

export interface LoginDialogProps {
  brandName: string;
  agreements: readonly ChromeLink[];
  onClose: () => void;
}

const TABS: readonly { value: Tab; name: string }[] = [
  { value: "phone", name: "手机登录" },
  { value: "wechat", name: "微信登录" },
];

/**
 * The login dialog (product §2 Dialogs, §4 Login). Mounted while open; closing discards everything but the countdown.
 */
export function LoginDialog({ brandName, agreements, onClose }: LoginDialogProps) {
  const [state, send] = useReducer(loginStep, null, () => openLogin(readResendDeadline()));
  const phoneField = useRef<HTMLInputElement>(null);

  const completeLogin = ({ authorization, user_id, shared_brands }: CallAnswer<"login">) => {
    saveSession(authorization, user_id);
    settleLogin(true);
    showToast("success", "登录成功");
    if (shared_brands?.length) guardHandler(loadSharedAccount)(shared_brands);
  };
  const form = (
    <PhoneForm
      state={state}
      send={send}
      onLogin={completeLogin}
      phoneField={phoneField}
      brandName={brandName}
    />
  );
  const binding = state.unionId !== null;
  // Preload the toast so that offline errors can be shown.
  useEffect(prepareToast, []);
  useEffect(() => preloadWhenIdle([loadSmsCipher]), []);
  useEffect(() => {
    if (binding) phoneField.current?.focus();
  }, [binding]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={binding ? "绑定手机号，并登录" : "登录"}
      width={400}
      firstFocus={phoneField}
    >
      {binding ? (
        form
      ) : (
        <Tabs.Root
          value={state.tab}
          onValueChange={guardHandler((tab) => send({ type: "tab", tab: toTab(tab) }))}
        >
          <Tabs.List className="-mx-1 mb-6 flex short:mb-3 gap-4 border-line border-b">
            {TABS.map(({ value, name }) => (
              <Tabs.Trigger key={value} value={value} className={TAB}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="phone" tabIndex={-1}>
            {form}
          </Tabs.Content>
          <Tabs.Content value="wechat" tabIndex={-1} className="min-h-[290px]">
            <WechatPanel
              onLogin={completeLogin}
              onBind={(unionId) => send({ type: "bind", unionId })}
            />
          </Tabs.Content>
        </Tabs.Root>
      )}
      <p className="mt-2 text-center text-ink-3 text-xs">
        登录即表示同意
        {agreements.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener"
            className="text-ink-2 underline underline-offset-2 hover:text-primary-strong"
          >
            《{text}》
          </a>
        ))}
      </p>
    </Dialog>
  );
}

/** Loaded for those who see it: at their first login on another brand's site. */
const loadSharedAccount = async (brands: readonly string[]) => {
  const { showSharedAccount } = await import("./shared-account");
  await showSharedAccount(brands);
};

const TAB =
  "-mb-px border-transparent border-b-2 px-1 pt-1 pb-3 -outline-offset-2 text-base text-ink-2 transition-colors hover:text-ink data-[state=active]:border-primary data-[state=active]:font-medium data-[state=active]:text-primary-strong";

const toTab = (value: string): Tab => (value === "wechat" ? "wechat" : "phone");
