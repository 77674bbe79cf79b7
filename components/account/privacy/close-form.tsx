"use client";

import { DELETION_WORD } from "@storefront/contract/account/deletion-terms";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeButton } from "@/components/ui/code-button";
import { guardHandler } from "@/components/ui/guard-handler";
import { LazyComponent } from "@/components/ui/lazy-component";
import { TextField } from "@/components/ui/text-field";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { clearSession } from "@/lib/cookies/session-cookies";
import { cleanCode } from "@/lib/login/clean-input";
import { noteBrowserLogout } from "@/lib/session/browser-logout";
import { readResendDeadline, startResendWait } from "@/lib/session/resend-deadline";
import type { Question } from "@/lib/ui/question";
import type { Box } from "@/lib/ui/shift-to-clear";

const loadQuestion = () =>
  import("@/components/ui/confirm-dialog").then((part) => part.ConfirmDialog);

const closeQuestion = (phone: string): Question => ({
  title: "注销账号",
  facts: [{ label: "账号", value: phone }],
  consequence: "注销立即生效，不能撤回。个人资料随之删除，所有设备退出登录。",
  confirm: "注销这个账号",
  keep: "先不注销",
});

/** The confirmation: a code sent to the account's own number, and the typed words. */
export function CloseForm({ phone }: { phone: string }) {
  const [code, setCode] = useState("");
  const [words, setWords] = useState("");
  const [deadline, setDeadline] = useState(() => readResendDeadline(Date.now(), "close"));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [asked, setAsked] = useState<Box | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const id = useId();

  const run = async (action: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    const refused = await action().finally(() => setBusy(false));
    if (refused === null) return;
    setProblem(refused);
    showToast("warning", refused);
  };
  const sendCode = () =>
    run(async () => {
      const sent = await call("sendDeletionCode", {});
      if (!sent.ok) return sent.msg;
      setDeadline(startResendWait(Date.now(), "close"));
      showToast("success", "验证码已发送");
      codeField.current?.focus();
      return null;
    });
  const openQuestion = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.currentTarget.querySelector("[type=submit]");
    return run(async () => {
      if (!/^\d{6}$/.test(code)) return "请输入 6 位验证码";
      if (words !== DELETION_WORD) return `请输入“${DELETION_WORD}”`;
      setAsked(button?.getBoundingClientRect() ?? null);
      return null;
    });
  };
  const close = () =>
    run(async () => {
      const takeBack = noteBrowserLogout();
      const closed = await call("deleteAccount", {
        verify_code: code,
        confirmation: DELETION_WORD,
      });
      if (!closed.ok) {
        takeBack();
        setAsked(null);
        return closed.msg;
      }
      clearSession();
      showToast("success", "账号已经注销");
      window.location.assign("/index");
      return null;
    });
  return (
    <form noValidate onSubmit={guardHandler(openQuestion)} className="max-w-sm">
      <p className="mb-4 text-ink-2 text-sm">注销立即生效，不能撤回。验证码会发到 {phone}。</p>
      <TextField
        ref={codeField}
        label="验证码"
        name="请输入验证码"
        autoComplete="one-time-code"
        value={code}
        error={undefined}
        onText={(text) => setCode(cleanCode(text))}
        action={<CodeButton deadline={deadline} busy={busy} onPress={sendCode} />}
      />
      <label htmlFor={id} className="mb-1.5 block text-ink-2 text-sm">
        输入“{DELETION_WORD}”四个字确认
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={10}
        placeholder={DELETION_WORD}
        value={words}
        onChange={guardHandler((event) => setWords(event.target.value))}
        className="h-12 w-full rounded-s border border-line-strong bg-white px-3.5 text-base outline-none placeholder:text-ink-3 focus:border-primary focus:ring-1 focus:ring-primary"
      />
      <p role="alert" className="min-h-7 pt-1 text-danger text-sm">
        {problem}
      </p>
      <Button type="submit" variant="outline" size="large" aria-busy={busy}>
        确认注销
      </Button>
      {asked === null ? null : (
        <LazyComponent
          load={loadQuestion}
          props={{
            ...{ question: closeQuestion(phone), spot: asked, isBusy: busy, onConfirm: close },
            onClose: () => {
              if (!busy) setAsked(null);
            },
          }}
        />
      )}
    </form>
  );
}
