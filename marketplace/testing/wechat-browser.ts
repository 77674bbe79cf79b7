import { createClient } from "@/contract/client";
import { keepCookies } from "@/contract/keep-cookies";
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
  const { send, cookie } = keepCookies((target, init) => test.app.request(target, init));
  const client = createClient(send);
  const headers = SITE;
  return {
    /** For calls of another browser that stole the cookie, or of none. */
    headers: (): Record<string, string> => (cookie() === "" ? SITE : { ...SITE, Cookie: cookie() }),
    ask: async () => (await client("getK", {}, { headers })).data,
    poll: (k: string) => client("scanStatus", { k }, { headers }),
    login: (code: string, state: string) =>
      client("webLogin", { code, state, in_wx: "1", from: "x" }, { headers }),
    bind: (phone: string, verify_code: string, union_id: string) =>
      client("bindPhone", { phone, verify_code, union_id }, { headers }),
  };
}

/** Requests a QR code in a browser, scans and authorises it by phone, and polls: what webLogin takes. */
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
