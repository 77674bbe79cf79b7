"use client";

import type { CallAnswer } from "@storefront/contract/calls";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CodeButton } from "@/components/ui/code-button";
import { guardHandler } from "@/components/ui/guard-handler";
import { LazyComponent } from "@/components/ui/lazy-component";
import { TextField } from "@/components/ui/text-field";
import type { LoginEvent, LoginState } from "@/lib/login/login-state";
import { usePhoneLogin } from "./use-phone-login";

interface Props {
  state: LoginState;
  send: (event: LoginEvent) => void;
  onLogin: (session: CallAnswer<"login">) => void;
  phoneField: RefObject<HTMLInputElement | null>;
  brandName: string;
}

/** Form with phone number and code, for login and for binding a WeChat identity (product §4 Login, §5). */
export function PhoneForm({ state, send, onLogin, phoneField, brandName }: Props) {
  const codeField = useRef<HTMLInputElement>(null);
  const { sendCode, submit } = usePhoneLogin({ state, send, onLogin, phoneField, codeField });
  const { phone, code, errors, busy, deadline, challengePage } = state;
  const binding = state.unionId !== null;
  const reason = useId();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    return submit();
  };
  return (
    <form noValidate onSubmit={guardHandler(onSubmit)} className="flex flex-col">
      {binding ? (
        <p id={reason} className="mb-5 text-ink-2 text-sm">
          首次使用微信登录，请先绑定手机号。
        </p>
      ) : null}
      <TextField
        ref={phoneField}
        label="手机号码"
        name="请输入手机号码"
        autoComplete="tel-national"
        value={phone}
        error={errors.phone}
        // Bind mode starts without a click and moves the focus here, which announces the reason.
        describedBy={binding ? reason : undefined}
        onText={(text) => send({ type: "typed", field: "phone", text })}
      />
      <TextField
        ref={codeField}
        label="验证码"
        name="请输入验证码"
        autoComplete="one-time-code"
        value={code}
        error={errors.code}
        onText={(text) => send({ type: "typed", field: "code", text })}
        action={<CodeButton deadline={deadline} busy={busy !== null} onPress={() => sendCode()} />}
      />
      {challengePage ? (
        <LazyComponent
          load={loadChallenge}
          props={{
            page: challengePage,
            onSolved: guardHandler((token: string) => sendCode(token)),
          }}
        />
      ) : null}
      {errors.form ? (
        <p className="mb-3 rounded-s bg-ground px-3 py-2 text-danger text-xs">{errors.form}</p>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        aria-busy={busy === "submitting"}
        className="w-full aria-busy:opacity-80"
      >
        {binding ? "绑定手机号" : "登录"}
      </Button>
      <p className="mt-4 text-center text-ink-3 text-xs short:mt-2">
        验证即登录，未注册将自动创建{brandName}账号
      </p>
      <p className="mt-1 text-center text-ink-3 text-xs">
        在我们其他网站用过的手机号，登录的就是原来的账号
      </p>
    </form>
  );
}

const loadChallenge = () => import("./challenge-frame").then((part) => part.ChallengeFrame);
