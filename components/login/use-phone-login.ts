"use client";

import { type RefObject, useEffect, useRef } from "react";
import { showToast } from "@/components/ui/toast";
import type { CallAnswer } from "@/contract/calls";
import {
  codeProblem,
  type Field,
  type LoginEvent,
  type LoginState,
  phoneProblem,
  purpose,
} from "@/lib/login/login-state";
import * as phoneLogin from "@/lib/login/phone-login";
import {
  readResendDeadline,
  resendSecondsLeft,
  startResendWait,
} from "@/lib/session/resend-deadline";

interface Parts {
  state: LoginState;
  send: (event: LoginEvent) => void;
  onLogin: (session: CallAnswer<"login">) => void;
  phoneField: RefObject<HTMLInputElement | null>;
  codeField: RefObject<HTMLInputElement | null>;
}

/** The two acts of the phone form. One call at a time, however often a button is pressed; leaving ends it. */
export function usePhoneLogin({ state, send, onLogin, phoneField, codeField }: Parts) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (at: Field | "form", words: string) => {
    send({ type: "refused", at, words });
    showToast("warning", words);
    if (at === "phone") phoneField.current?.focus();
    if (at === "code") codeField.current?.focus();
  };
  const begin = (): AbortSignal => {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };

  /** @param challengeToken what a solved challenge gave */
  const sendCode = async (challengeToken?: string) => {
    if (running.current || resendSecondsLeft(readResendDeadline()) > 0) return;
    const problem = phoneProblem(state.phone);
    if (problem) return refuse("phone", problem);
    const signal = begin();
    send({ type: "sending" });
    const request = { phone: state.phone, event: purpose(state), challengeToken };
    const sent = await phoneLogin.sendCode(request, signal);
    if (signal.aborted) return;
    running.current = null;
    if (!sent.ok && sent.kind === "challenge") return send({ type: "challenged", page: sent.page });
    if (!sent.ok) return refuse("code", sent.msg);
    send({ type: "sent", deadline: startResendWait() });
    showToast("success", "验证码已发送");
    codeField.current?.focus();
  };

  const submit = async () => {
    if (running.current) return;
    const phoneWrong = phoneProblem(state.phone);
    if (phoneWrong) return refuse("phone", phoneWrong);
    const codeWrong = codeProblem(state.code);
    if (codeWrong) return refuse("code", codeWrong);
    const signal = begin();
    send({ type: "submitting" });
    const entered = await phoneLogin.enter(state, signal);
    if (signal.aborted) return;
    // After a login the form is done: a press while it closes starts nothing.
    if (entered.ok) return onLogin(entered.data);
    running.current = null;
    refuse(phoneLogin.fieldOf(entered), entered.msg);
  };

  return { sendCode, submit };
}
