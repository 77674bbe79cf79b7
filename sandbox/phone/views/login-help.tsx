import { Icon } from "@storefront/html/parts/icon";
import type { LoginHelp } from "@storefront/mobile/site";
import type { PhoneSystems } from "../phone-systems";

/** Offers the received code and the SIM card's number next to the login form. */
export const loginHelp = (sms: PhoneSystems["sms"]): LoginHelp => ({
  async hint({ phone, verifyCode }) {
    const received = await sms.liveCode(phone);
    return received === undefined || verifyCode === received ? null : <Received code={received} />;
  },
  buttons: (
    <button class="button" type="submit" formaction="/phone/login/one-tap" formnovalidate>
      本机号码一键登录
    </button>
  ),
  footer: (
    <p class="hint text-center">
      没有收到？到<a href="/phone/inbox">短信</a>里看看
    </p>
  ),
});

function Received({ code }: { code: string }) {
  return (
    <div class="flex items-center gap-3 [--icon-ink:var(--primary)] py-3 px-3.5 rounded-[14px] bg-white [box-shadow:0_6px_20px_rgb(15_30_34_/_0.1)]">
      <Icon name="message" />
      <p class="flex-1">
        <strong>短信</strong>
        <small class="block">收到验证码 {code}</small>
      </p>
      <button class="button small" type="submit" formaction="/phone/login/fill" formnovalidate>
        填入
      </button>
    </div>
  );
}
