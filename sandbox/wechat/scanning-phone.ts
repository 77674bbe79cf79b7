import type { Hono } from "hono";
import type { CallAnswer, CallRequest } from "@/contract/calls";
import type { Envelope } from "@/contract/envelope";
import { PATHS } from "@/contract/paths";
import { Refusal } from "@/mobile/refusal";
import type { Marketplace } from "@/mobile/site";
import type { Identity } from "./users";

type PhoneCall = "wechatScan" | "wechatAuthorise" | "wechatCancel";

/** A phone that scans login QR codes without a browser. Every method throws Refusal in the marketplace's words. */
export interface ScanningPhone {
  scan(k: string): Promise<void>;
  /** Scans, agrees on the platform's page, and comes back. */
  authorise(k: string, identity: Identity): Promise<void>;
  cancel(k: string): Promise<void>;
}

/** @param pages the platform's (connect-pages.tsx), as they stand behind the address of the marketplace's settings */
export function scanningPhone(marketplace: Marketplace, pages: Hono): ScanningPhone {
  return {
    async scan(k) {
      await openBrowser(marketplace)("wechatScan", { k });
    },
    async cancel(k) {
      await openBrowser(marketplace)("wechatCancel", { k });
    },
    async authorise(k, identity) {
      const call = openBrowser(marketplace);
      const { authorize_url } = await call("wechatScan", { k });
      const state = new URL(authorize_url).searchParams.get("state") ?? "";
      await call("wechatAuthorise", { code: await agree(pages, authorize_url, identity), state });
    },
  };
}

/** What is cut off before the platform's own paths. */
const PAGES = /^.*(?=\/connect\/)/;

async function agree(pages: Hono, authorizeUrl: string, identity: Identity): Promise<string> {
  const { origin, pathname, search } = new URL(authorizeUrl);
  const { headers } = await pages.request(origin + pathname.replace(PAGES, "") + search, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams({ act: "authorise", identity }),
  });
  return new URL(headers.get("Location") ?? origin).searchParams.get("code") ?? "";
}

/** Keeps the cookie that the marketplace gives it, as an authorisation belongs to the browser that began it. */
function openBrowser(marketplace: Marketplace) {
  let cookie = "";
  return async <N extends PhoneCall>(name: N, payload: CallRequest<N>): Promise<CallAnswer<N>> => {
    const { method, path } = PATHS[name];
    const response = await marketplace(
      new Request(`http://marketplace.invalid${path}`, {
        method,
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: JSON.stringify(payload),
      }),
    );
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    const { code, msg, data } = (await response.json()) as Envelope<CallAnswer<N>>;
    if (code !== 0) throw new Refusal(code, msg);
    return data;
  };
}
