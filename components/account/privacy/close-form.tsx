"use client";

import { DELETION_WORD } from "@storefront/contract/account/deletion-terms";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeButton } from "@/components/ui/code-button";
import { guardHandler } from "@/components/ui/guard-handler";
import { TextField } from "@/components/ui/text-field";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { clearSession } from "@/lib/cookies/session-cookies";
import { cleanCode } from "@/lib/login/clean-input";
import { noteBrowserLogout } from "@/lib/session/browser-logout";
import { readResendDeadline, startResendWait } from "@/lib/session/resend-deadline";

/** The confirmation: a code sent to the account's own number, and the typed words. */
export function CloseForm({ phone }: { phone: string }) {
  const [code, setCode] = useState("");
  const [words, setWords] = useState("");
  const [deadline, setDeadline] = useState(readResendDeadline);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
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
      setDeadline(startResendWait());
      showToast("success", "验证码已发送");
      codeField.current?.focus();
      return null;
    });
  const close = (event: FormEvent) => {
    event.preventDefault();
    return run(async () => {
      if (!/^\d{6}$/.test(code)) return "请输入 6 位验证码";
      if (words !== DELETION_WORD) return `请输入“${DELETION_WORD}”`;
      const takeBack = noteBrowserLogout();
      const closed = await call("deleteAccount", {
        verify_code: code,
        confirmation: DELETION_WORD,
      });
      if (!closed.ok) {
        takeBack();
        return closed.msg;
      }
      clearSession();
      showToast("success", "账号已经注销");
      window.location.assign("/index");
      return null;
    });
  };
  return (
    <form noValidate onSubmit={guardHandler(close)} className="max-w-sm">
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
    </form>
  );
}
