import { Flash } from "@storefront/html/parts/flash";
import { Icon } from "@storefront/html/parts/icon";
import type { Child } from "hono/jsx";
import { CodeField, SendCodeButton } from "./code-field";
import { AppName, Screen } from "./screen";

interface Props {
  /** Path of this site to redirect to after the login. */
  next: string;
  phone: string;
  verifyCode: string;
  /** Whether a code has just been sent. */
  sent: boolean;
  error: string | undefined;
  /** The challenge to solve before a code is sent. */
  challengePage: string | undefined;
  /** Additions of LoginHelp. */
  hint?: Child;
  buttons?: Child;
  footer?: Child;
}

/** Login by SMS code, the same as on the desktop. */
export function LoginView(props: Props) {
  const { next, phone, verifyCode, sent, error, challengePage, hint, buttons, footer } = props;
  return (
    <Screen title="登录" back="/phone" scripts={challengePage === undefined ? [] : ["challenge"]}>
      <form class="login stack-10" method="post" action="/phone/login">
        <p class="login-lead line">
          <Icon name="shield" />
          用手机号登录
          <AppName />
        </p>
        <p class="hint">
          验证即登录，未注册将自动创建
          <AppName />
          账号
        </p>
        <input type="hidden" name="next" value={next} />
        <label for="phone">手机号</label>
        <div class="field">
          <input
            id="phone"
            name="phone"
            inputmode="numeric"
            autocomplete="tel"
            maxlength={11}
            placeholder="请输入手机号码"
            value={phone}
            required
          />
          <SendCodeButton action="/phone/login/code" sent={sent} />
        </div>
        <CodeField value={verifyCode} />
        {challengePage === undefined ? null : <Challenge page={challengePage} />}
        {hint}
        <Flash mood="good" text={sent ? "验证码已发送" : undefined} />
        <Flash mood="bad" text={error} />
        <button class="button primary" type="submit">
          登录
        </button>
        {buttons}
      </form>
      {footer}
    </Screen>
  );
}

/** The operator's challenge in a frame of its own origin; challenge.js requests the code when it is solved. */
function Challenge({ page }: { page: string }) {
  return (
    <>
      <iframe
        class="challenge"
        src={page}
        title="安全验证"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        data-challenge={new URL(page).origin}
      />
      <input type="hidden" name="challenge_token" value="" />
    </>
  );
}
