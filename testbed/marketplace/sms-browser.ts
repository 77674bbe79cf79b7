import { createClient } from "@storefront/contract/http/client";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import { smsData, wrongCode } from "./request-code";
import type { TestApp } from "./test-app";

/**
 * Opens a browser that calls through the storefront from the given address and stores its cookie.
 * @param more headers of the storefront: the brand
 */
export function openSmsBrowser(test: TestApp, address: string, more: Record<string, string> = {}) {
  const browser = withCookieJar((target, init) => test.app.request(target, init));
  const client = createClient(browser.send);
  const headers = {
    "req-v": "2",
    "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
    "X-Client-Address": address,
    ...more,
  };
  const login = (phone: string, verify_code: string) =>
    client("login", { phone, verify_code }, { headers });
  return {
    /** @param challenge_token of a solved challenge */
    requestCode: (phone: string, challenge_token?: string) => {
      const data = smsData(test, { phone, event: "login" });
      const payload = challenge_token === undefined ? { data } : { data, challenge_token };
      return client("sendSms", payload, { headers });
    },
    /** The code of the newest message. */
    received: () => test.sentSms.at(-1)?.verifyCode ?? "",
    login,
    /** Makes a call that needs the login. @param changed headers: another user agent or address */
    profile: (token: string, changed: Record<string, string> = {}) =>
      client("profile", {}, { token, headers: { ...headers, ...changed } }),
    /** Tries a wrong code several times. @returns the codes of the answers */
    async guess(phone: string, code: string, times: number) {
      const codes: number[] = [];
      for (let tried = 0; tried < times; tried += 1) {
        codes.push((await login(phone, wrongCode(code))).code);
      }
      return codes;
    },
    /** Drops the cookie, to continue as a client without cookies. */
    forgetCookie: browser.forget,
  };
}

/** Opens a browser that has already logged in with the number, a minute ago. */
export async function openKnownSmsBrowser(test: TestApp, address: string, phone: string) {
  const browser = openSmsBrowser(test, address);
  await browser.requestCode(phone);
  const { code } = await browser.login(phone, browser.received());
  if (code !== 0) throw new Error(`${phone} is not logged in: ${code}`);
  await test.clock.advance(60);
  return browser;
}
