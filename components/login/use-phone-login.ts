"use client";

import type { CallAnswer } from "@storefront/contract/calls";
import { type RefObject, useEffect, useRef } from "react";
import { showToast } from "@/components/ui/toast";
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

interface Options {
  state: LoginState;
  send: (event: LoginEvent) => void;
  onLogin: (session: CallAnswer<"login">) => void;
  phoneField: RefObject<HTMLInputElement | null>;
  codeField: RefObject<HTMLInputElement | null>;
}

/** The two actions of the phone form. Only one call runs at a time; unmounting aborts it. */
export function usePhoneLogin({ state, send, onLogin, phoneField, codeField }: Options) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const showError = (at: Field | "form", message: string) => {
    send({ type: "refused", at, words: message });
    showToast("warning", message);
    if (at === "phone") phoneField.current?.focus();
    if (at === "code") codeField.current?.focus();
  };
  const startCall = (): AbortSignal => {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };

  /** An error ends the call, so that the buttons work again; the handler's guard shows and reports it. */
  const endOnError = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (thrown) {
      running.current = null;
      send({ type: "refused", at: "form", words: "操作没有完成，请重试" });
      throw thrown;
    }
  };

  /** @param challengeToken token of a solved challenge */
  const sendCode = async (challengeToken?: string) => {
    if (running.current || resendSecondsLeft(readResendDeadline()) > 0) return;
    const problem = phoneProblem(state.phone);
    if (problem) return showError("phone", problem);
    const signal = startCall();
    send({ type: "sending" });
    const request = { phone: state.phone, event: purpose(state), challengeToken };
    const sent = await phoneLogin.sendCode(request, signal);
    if (signal.aborted) return;
    running.current = null;
    if (!sent.ok && sent.kind === "challenge") return send({ type: "challenged", page: sent.page });
    if (!sent.ok) return showError("code", sent.msg);
    send({ type: "sent", deadline: startResendWait() });
    showToast("success", "验证码已发送");
    codeField.current?.focus();
  };

  const submit = async () => {
    if (running.current) return;
    const phoneWrong = phoneProblem(state.phone);
    if (phoneWrong) return showError("phone", phoneWrong);
    const codeWrong = codeProblem(state.code);
    if (codeWrong) return showError("code", codeWrong);
    const signal = startCall();
    send({ type: "submitting" });
    const entered = await phoneLogin.enter(state, signal);
    if (signal.aborted) return;
    // After a login `running` stays set, so that clicks while the dialog closes are ignored.
    if (entered.ok) return onLogin(entered.data);
    running.current = null;
    showError(phoneLogin.fieldOf(entered), entered.msg);
  };

  return {
    sendCode: (challengeToken?: string) => endOnError(() => sendCode(challengeToken)),
    submit: () => endOnError(submit),
  };
}
