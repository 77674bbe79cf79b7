import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { createClient } from "@storefront/contract/http/client";
import { Refusal } from "@storefront/mobile/refusal";
import type { Marketplace } from "@storefront/mobile/settings";
import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import type { Hono } from "hono";
import type { Identity } from "./users";

type PhoneCall = "wechatScan" | "wechatAuthorise" | "wechatCancel";

/** A phone without a browser that scans login QR codes. Every method throws Refusal with the marketplace's message. */
export interface ScanningPhone {
  scan(k: string): Promise<void>;
  /** Scans, agrees on the platform's page, and follows the redirect. */
  authorise(k: string, identity: Identity): Promise<void>;
  cancel(k: string): Promise<void>;
}

/** @param pages of the platform (connect-pages.tsx), which are at the address in the marketplace's settings */
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

/** The part of a URL before the platform's own paths. */
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

/** An authorization is bound to the browser that started it. */
function openBrowser(marketplace: Marketplace) {
  const browser = withCookieJar((target, init) =>
    marketplace(new Request(`http://marketplace.invalid${target}`, init)),
  );
  const client = createClient(browser.send);
  return async <N extends PhoneCall>(name: N, payload: CallRequest<N>): Promise<CallAnswer<N>> => {
    const { code, msg, data } = await client(name, payload);
    if (code !== 0) throw new Refusal(code, msg);
    return data;
  };
}
