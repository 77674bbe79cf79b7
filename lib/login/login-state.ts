/** The login dialog as a state machine, without React and without calls (product §4 Login, §5). */

import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import { cleanCode, cleanPhone } from "./clean-input";

export type Field = "phone" | "code";
export type Tab = "phone" | "wechat";

export interface LoginState {
  tab: Tab;
  /** Bind mode: the WeChat identity that waits for a phone number; null in the normal mode. */
  unionId: string | null;
  phone: string;
  code: string;
  /** Error messages by field; `form` for errors of neither field. */
  errors: Partial<Record<Field | "form", string>>;
  /** The call in flight; one at a time. */
  busy: "sending" | "submitting" | null;
  /** Page of the challenge to solve before a code is sent; null while none is shown. */
  challengePage: string | null;
  /** When the next code may be requested, epoch ms; null before the first. */
  deadline: number | null;
}

export type LoginEvent =
  | { type: "typed"; field: Field; text: string }
  | { type: "refused"; at: Field | "form"; words: string }
  | { type: "challenged"; page: string }
  | { type: "sending" }
  | { type: "sent"; deadline: number }
  | { type: "submitting" }
  | { type: "tab"; tab: Tab }
  | { type: "bind"; unionId: string };

/** @param deadline of the last wait, from session storage */
export function openLogin(deadline: number | null): LoginState {
  return {
    tab: "phone",
    unionId: null,
    phone: "",
    code: "",
    errors: {},
    busy: null,
    challengePage: null,
    deadline,
  };
}

export function loginStep(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case "typed":
      return { ...state, ...typed(event), errors: without(state.errors, event.field) };
    case "refused":
      return { ...state, busy: null, errors: { [event.at]: event.words } };
    case "challenged":
      return { ...state, busy: null, challengePage: event.page };
    case "sending":
      return state.busy ? state : { ...state, busy: "sending", errors: {}, challengePage: null };
    case "sent":
      return { ...state, busy: null, errors: {}, deadline: event.deadline };
    case "submitting":
      return state.busy ? state : { ...state, busy: "submitting", errors: {} };
    case "tab":
      return state.unionId ? state : { ...state, tab: event.tab, errors: {} };
    case "bind":
      // A code belongs to its purpose: one requested at login is worthless here.
      return {
        ...state,
        tab: "phone",
        unionId: event.unionId,
        code: "",
        errors: {},
        busy: null,
        challengePage: null,
      };
  }
}

/** @returns the error message for a phone number (product §5); null when it is valid */
export function phoneProblem(phone: string): string | null {
  if (phone === "") return "手机号不能为空";
  return isPhoneNumber(phone) ? null : "请输入正确的手机号";
}

export function codeProblem(code: string): string | null {
  if (code === "") return "请输入验证码";
  return code.length === 6 ? null : "请输入 6 位验证码";
}

/** Purpose of a code (product §5 send-code event). */
export function purpose(state: LoginState): "login" | "bind" {
  return state.unionId ? "bind" : "login";
}

export interface CodeButton {
  /** Product §4: 1 get code, 2 countdown, 3 resend. */
  stage: 1 | 2 | 3;
  text: string;
}

export function codeButton(deadline: number | null, secondsLeft: number): CodeButton {
  if (secondsLeft > 0) return { stage: 2, text: `${secondsLeft}s后重发` };
  return deadline === null ? { stage: 1, text: "获取验证码" } : { stage: 3, text: "重新获取" };
}

function typed({ field, text }: { field: Field; text: string }) {
  return field === "phone" ? { phone: cleanPhone(text) } : { code: cleanCode(text) };
}

function without(errors: LoginState["errors"], field: Field): LoginState["errors"] {
  const { [field]: _gone, form: _past, ...rest } = errors;
  return rest;
}
