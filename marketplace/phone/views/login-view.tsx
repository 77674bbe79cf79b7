/** @jsxImportSource hono/jsx */
import { Icon } from "./icon";
import { Flash } from "./parts";
import { APP_NAME, Screen } from "./screen";

interface Props {
  time: string;
  /** A path of this phone to go on to after login. */
  next: string;
  phone?: string;
  verifyCode?: string;
  /** The newest code in this phone's inbox for this number. */
  received?: string | undefined;
  notice?: string | undefined;
  error?: string | undefined;
}

/** Login by SMS code, the same as on the desktop; one tap takes the code over from the inbox, or logs in with the SIM. */
export function LoginView(props: Props) {
  const { time, next, phone = "", verifyCode = "", received, notice, error } = props;
  const sent = received !== undefined;
  return (
    <Screen title="登录" time={time} back="/phone">
      <form class="login" method="post" action="/phone/login">
        <p class="login-lead">
          <Icon name="shield" />
          用手机号登录{APP_NAME}
        </p>
        <p class="hint">验证即登录，未注册将自动创建{APP_NAME}账号</p>
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
          <button class="link" type="submit" formaction="/phone/login/code" formnovalidate>
            {sent ? "重新获取" : "获取验证码"}
          </button>
        </div>
        <label for="verify_code">验证码</label>
        <div class="field">
          <input
            id="verify_code"
            name="verify_code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength={6}
            placeholder="请输入验证码"
            value={verifyCode}
          />
        </div>
        {received === undefined || verifyCode === received ? null : (
          <div class="banner">
            <Icon name="message" />
            <p>
              <strong>短信</strong>
              <small>收到验证码 {received}</small>
            </p>
            <button
              class="button small"
              type="submit"
              formaction="/phone/login/fill"
              formnovalidate
            >
              填入
            </button>
          </div>
        )}
        <Flash mood="good" text={notice} />
        <Flash mood="bad" text={error} />
        <button class="button primary" type="submit">
          登录
        </button>
        <button class="button" type="submit" formaction="/phone/login/one-tap" formnovalidate>
          本机号码一键登录
        </button>
      </form>
      <p class="hint center">
        没有收到？到<a href="/phone/inbox">短信</a>里看看
      </p>
    </Screen>
  );
}
