import { SAMPLES } from "@/contract/samples";
import { authoriseK, scanK } from "../services/wechat/phone-side";
import type { TestApp } from "./test-app";

/** A request that comes through a brand's own proxy. */
export const SITE = {
  "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
  "X-Site": "mima.localhost",
};

export type WechatBrowser = ReturnType<typeof openBrowser>;

/** A desktop browser on the WeChat tab: it keeps the cookie that its first getK gave it. */
export function openBrowser(test: TestApp) {
  let cookie = "";
  const headers = (): Record<string, string> =>
    cookie === "" ? SITE : { ...SITE, Cookie: cookie };
  return {
    headers,
    async ask() {
      const response = await test.app.request("/v2/wechat/getK", { headers: headers() });
      cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
      return ((await response.json()) as { data: { k: string; url: string; expires_in: number } })
        .data;
    },
    poll: (k: string) => test.request("scanStatus", { k }, { headers: headers() }),
    login: (code: string, state: string) =>
      test.request("webLogin", { code, state, in_wx: "1", from: "x" }, { headers: headers() }),
    bind: (phone: string, verify_code: string, union_id: string) =>
      test.request("bindPhone", { phone, verify_code, union_id }, { headers: headers() }),
  };
}

/** Asks for a QR code in a browser, scans and authorises it by phone, and polls: what webLogin takes. */
export async function authorised(
  test: TestApp,
  browser: WechatBrowser,
  identity: { unionId: string },
): Promise<{ k: string; code: string; state: string }> {
  const { k } = await browser.ask();
  await scanK(test.deps, k);
  await authoriseK(test.deps, k, identity);
  const { code, state } = (await browser.poll(k)).data;
  return { k, code, state };
}
