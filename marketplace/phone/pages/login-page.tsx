/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { isPhoneNumber } from "@/contract/phone-number";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { giveBrowserCookie } from "../../http/browser-cookie";
import { readMeta } from "../../http/meta";
import { login } from "../../services/accounts/login";
import { sendCodeTo } from "../../services/accounts/send-code";
import { clockTime } from "../china-time";
import { liveCode } from "../inbox";
import { nextPath } from "../next-path";
import { oneTapLogin } from "../one-tap-login";
import { page, readForm, readQuery } from "../page";
import { keepToken } from "../session";
import { LoginView } from "../views/login-view";

const short = z.string().max(500).default("");
const form = z.object({ phone: short, verify_code: short, next: short });
type Form = z.output<typeof form>;

/** Login by SMS code, by the same services as the desktop's. */
export function loginPage(phone: Hono, deps: Deps): void {
  const show = (
    c: Context,
    fields: Form,
    more: { received?: string | undefined; notice?: string; error?: string } = {},
  ) =>
    page(
      c,
      <LoginView
        time={clockTime(deps.clock.now())}
        next={nextPath(fields.next)}
        phone={fields.phone}
        verifyCode={fields.verify_code}
        {...more}
      />,
      more.error === undefined ? 200 : 400,
    );

  phone.use("/login/*", giveBrowserCookie(deps.config));

  phone.get("/login", async (c) => {
    const { next } = await readQuery(c, z.object({ next: short }));
    return show(c, { phone: "", verify_code: "", next });
  });

  phone.post("/login/code", async (c) => {
    const fields = await readForm(c, form);
    const error = phoneError(fields.phone) ?? (await refusal(() => send(c, fields.phone)));
    const received = await liveCode(deps, fields.phone);
    return show(
      c,
      fields,
      error === undefined ? { received, notice: "验证码已发送" } : { received, error },
    );
  });

  phone.post("/login/fill", async (c) => {
    const fields = await readForm(c, form);
    const received = await liveCode(deps, fields.phone);
    return show(c, { ...fields, verify_code: received ?? "" }, { received });
  });

  phone.post("/login", async (c) => {
    const fields = await readForm(c, form);
    const error =
      phoneError(fields.phone) ??
      codeError(fields.verify_code) ??
      (await refusal(async () => {
        const { authorization } = await login(deps, {
          ...readMeta(c, deps.config),
          phone: fields.phone,
          verifyCode: fields.verify_code,
          device: 1,
          site: "",
        });
        keepToken(c, deps, authorization);
      }));
    if (error === undefined) return c.redirect(nextPath(fields.next), 303);
    return show(c, fields, { received: await liveCode(deps, fields.phone), error });
  });

  phone.post("/login/one-tap", async (c) => {
    const fields = await readForm(c, form);
    const error = phoneError(fields.phone);
    if (error !== undefined) return show(c, fields, { error });
    const { browser } = readMeta(c, deps.config);
    keepToken(c, deps, await oneTapLogin(deps, { number: fields.phone, browser }));
    return c.redirect(nextPath(fields.next), 303);
  });

  const send = (c: Context, number: string) =>
    sendCodeTo(deps, { ...readMeta(c, deps.config), phone: number, event: "login" });
}

/** The words of spec §5. */
function phoneError(number: string): string | undefined {
  if (number === "") return "手机号不能为空";
  return isPhoneNumber(number) ? undefined : "请输入正确的手机号";
}

function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : "请输入 6 位验证码";
}

/** @returns what a refused act says to the user, undefined when it went well */
async function refusal(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
