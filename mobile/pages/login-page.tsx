import { ERRORS } from "@storefront/contract/codes";
import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { readBrowser } from "../browser";
import { nextPath } from "../next-path";
import { page, readForm, readQuery } from "../page";
import { setLoginCookies } from "../shared-brands";
import type { MobileSite } from "../site";
import { encryptSmsPayload } from "../sms-payload";
import { LoginView } from "../views/login-view";
import { agreementHref } from "./agreement-page";

const short = z.string().max(500).default("");

/** Fields of the login form. */
export const loginForm = z.object({ phone: short, verify_code: short, next: short });
const codeForm = loginForm.extend({ challenge_token: z.string().max(4096).default("") });
type LoginFields = z.output<typeof loginForm>;

/** Outcome of the last attempt. */
interface Outcome {
  sent?: boolean;
  /** Whether a challenge must be solved before a code is sent. */
  challenge?: boolean;
  error?: string | undefined;
}

/** Shows the login form with its input and the outcome of the last attempt. */
export async function showLogin(
  c: Context,
  site: MobileSite,
  fields: LoginFields,
  { sent = false, challenge, error }: Outcome = {},
): Promise<Response> {
  const { phone, verify_code: verifyCode, next } = fields;
  const help = site.loginHelp;
  return page(
    c,
    <LoginView
      next={nextPath(next)}
      phone={phone}
      verifyCode={verifyCode}
      sent={sent}
      error={error}
      challengePage={challenge ? site.settings.challengePage : undefined}
      hint={help && phone !== "" ? await help.hint({ phone, verifyCode }) : null}
      buttons={help?.buttons}
      footer={help?.footer}
    />,
    error === undefined ? 200 : 400,
  );
}

/** Login by SMS code, using the same calls as the desktop. */
export function loginPage(phone: Hono, site: MobileSite): void {
  phone.get("/login", async (c) => {
    const { next } = await readQuery(c, z.object({ next: short }));
    return showLogin(c, site, { phone: "", verify_code: "", next });
  });

  phone.post("/login/code", async (c) => {
    const fields = await readForm(c, codeForm);
    const { phone, challenge_token } = fields;
    const problem = phoneError(phone);
    if (problem !== undefined) return showLogin(c, site, fields, { error: problem });
    const answer = await site.callFor(c)("sendSms", {
      data: encryptSmsPayload(site.settings, { phone, event: "login" }),
      ...(challenge_token === "" ? {} : { challenge_token }),
    });
    if (answer.ok) return showLogin(c, site, fields, { sent: true });
    const challenge = answer.code === ERRORS.challengeNeeded.code;
    return showLogin(c, site, fields, { challenge, error: answer.msg });
  });

  phone.post("/login", async (c) => {
    const fields = await readForm(c, loginForm);
    const { phone, verify_code } = fields;
    const problem =
      phoneError(phone) ?? codeError(verify_code) ?? browserError(readBrowser(c, site.settings));
    if (problem !== undefined) return showLogin(c, site, fields, { error: problem });
    const answer = await site.callFor(c)("login", { phone, verify_code });
    if (!answer.ok) return showLogin(c, site, fields, { error: answer.msg });
    setLoginCookies(c, site.settings, answer.data);
    const next = nextPath(fields.next);
    const changed = answer.data.agreement_changed === true;
    return c.redirect(changed ? agreementHref(next) : next, 303);
  });
}

/** Error texts of product §5. */
export function phoneError(number: string): string | undefined {
  if (number === "") return "手机号不能为空";
  return isPhoneNumber(number) ? undefined : "请输入正确的手机号";
}

function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : "请输入 6 位验证码";
}

/**
 * A code is bound to the browser that requested it. A browser without the cookie has not requested one, and could not
 * stay logged in.
 */
const browserError = (browser: string | null): string | undefined =>
  browser === null ? ERRORS.codeStale.msg : undefined;
