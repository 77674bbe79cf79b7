import { setTimeout as delay } from "node:timers/promises";
import { ERRORS } from "@storefront/contract/codes";
import { sendSubstitute } from "../cache/pages/send-substitute";
import type { Exchange } from "../exchange";
import { sendEnvelope } from "../send";
import { limitedCopy } from "./limited-copy";

/** Sends 429 in the place of a search or a list: the page has links to go on. */
export async function sendLimitedPage(exchange: Exchange, retryAfterS: number): Promise<true> {
  await holdRefusal();
  const copy = limitedCopy(exchange.path, exchange.query, retryAfterS);
  const headers = ["Retry-After", String(retryAfterS), "X-Robots-Tag", "noindex"];
  return sendSubstitute(exchange, copy, headers);
}

/** Sends the envelope of a refused call, like the marketplace's own limits. */
export async function sendLimitedCall(exchange: Exchange, retryAfterS: number): Promise<true> {
  await holdRefusal();
  const { code } = ERRORS.tooFrequent;
  const refusal = { code, msg: `操作太频繁，请 ${retryAfterS} 秒后再试` };
  return sendEnvelope(exchange, 429, refusal, ["Retry-After", String(retryAfterS)]);
}

/** Long enough that a few connections cannot keep the process busy with refusals; hardly noticed by a visitor. */
const HOLD_MS = 500;

/** Refusals that wait at a time; further ones are sent at once. */
const MAX_HELD = 1_000;

let held = 0;

/** Waits before a refusal is sent, because a client that is refused at once asks again at once. */
async function holdRefusal(): Promise<void> {
  if (held >= MAX_HELD) return;
  held += 1;
  await delay(HOLD_MS);
  held -= 1;
}
