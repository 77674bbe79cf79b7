import { createClient } from "@/contract/client";
import { keepCookies } from "@/contract/keep-cookies";
import { SAMPLES } from "@/contract/samples";
import { smsData, wrongCode } from "./request-code";
import type { TestApp } from "./test-app";

/** A browser that comes through the storefront from an address of its own, and keeps the cookie that it is given. */
export function openSmsBrowser(test: TestApp, address: string) {
  const browser = keepCookies((target, init) => test.app.request(target, init));
  const client = createClient(browser.send);
  const headers = {
    "req-v": "2",
    "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
    "X-Client-Address": address,
  };
  const login = (phone: string, verify_code: string) =>
    client("login", { phone, verify_code }, { headers });
  return {
    ask: (phone: string) =>
      client("sendSms", { data: smsData(test, { phone, event: "login" }) }, { headers }),
    /** The code of the newest message. */
    received: () => test.sentSms.at(-1)?.verifyCode ?? "",
    login,
    /** A wrong code, so many times. @returns what each was answered */
    async guess(phone: string, code: string, times: number) {
      const codes: number[] = [];
      for (let tried = 0; tried < times; tried += 1) {
        codes.push((await login(phone, wrongCode(code))).code);
      }
      return codes;
    },
    /** Goes on as a client that has forgotten its cookie, or never kept any. */
    forgetCookie: browser.forget,
  };
}
