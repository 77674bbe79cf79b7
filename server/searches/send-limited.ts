import { NEUTRAL } from "@storefront/brands";
import { ERRORS } from "@storefront/contract/codes";
import { unavailablePage } from "../cache/pages/unavailable-page";
import type { Exchange } from "../exchange";
import { send, sendEnvelope } from "../send";
import { holdRefusal } from "./hold-refusal";
import { limitedCopy } from "./limited-copy";

/** Allows only the page's own style, and its search form. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Sends 429, never cached, in the place of a search or a list: the page has links to go on, and is `noindex`. */
export async function sendLimitedPage(exchange: Exchange, retryAfterS: number): Promise<true> {
  await holdRefusal();
  const { decision, path, query, response } = exchange;
  const brand = decision?.kind === "rewrite" ? decision.brand : NEUTRAL;
  const headers = [
    ...["Content-Type", "text/html; charset=utf-8", "Cache-Control", "no-store"],
    ...["Retry-After", String(retryAfterS), "X-Robots-Tag", "noindex"],
    ...["Content-Security-Policy", POLICY],
  ];
  const page = unavailablePage(brand, response.requestId, limitedCopy(path, query, retryAfterS));
  return send(exchange, 429, headers, page);
}

/** Sends the envelope of a call that is refused, as the marketplace does for its own limits. */
export async function sendLimitedCall(exchange: Exchange, retryAfterS: number): Promise<true> {
  await holdRefusal();
  const { code } = ERRORS.tooFrequent;
  const refusal = { code, msg: `操作太频繁，请 ${retryAfterS} 秒后再试` };
  return sendEnvelope(exchange, 429, refusal, ["Retry-After", String(retryAfterS)]);
}
