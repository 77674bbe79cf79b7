import { createClient } from "@storefront/contract/http/client";
import { markAuthorised, markScanned } from "@storefront/marketplace/accounts/accounts";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import type { TestApp } from "./test-app";

/** Headers of a request through a brand's proxy. */
export const SITE = {
  "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
  "X-Site": "mima.localhost",
};

export type WechatBrowser = ReturnType<typeof openBrowser>;

/** Opens a desktop browser on the WeChat tab, which stores the cookie of its first getK. */
export function openBrowser(test: TestApp) {
  const { send, cookie } = withCookieJar((target, init) => test.app.request(target, init));
  const client = createClient(send);
  const headers = SITE;
  return {
    /** For requests outside of this client, also before it has a cookie. */
    headers: (): Record<string, string> => (cookie() === "" ? SITE : { ...SITE, Cookie: cookie() }),
    requestScan: async () => (await client("getK", {}, { headers })).data,
    poll: (k: string) => client("scanStatus", { k }, { headers }),
    login: (code: string, state: string) =>
      client("webLogin", { code, state, in_wx: "1", from: "x" }, { headers }),
    bind: (phone: string, verify_code: string, union_id: string) =>
      client("bindPhone", { phone, verify_code, union_id }, { headers }),
  };
}

/** Requests a QR code in a browser, scans and authorizes it by phone, and polls. @returns the input of webLogin */
export async function authorised(
  test: TestApp,
  browser: WechatBrowser,
  identity: { unionId: string },
): Promise<{ k: string; code: string; state: string }> {
  const { k } = await browser.requestScan();
  await markScanned(test.deps, k);
  await markAuthorised(test.deps, k, identity);
  const { code, state } = (await browser.poll(k)).data;
  return { k, code, state };
}
