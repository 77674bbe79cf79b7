import type { CallAnswer } from "@/contract/calls";
import { payNotice } from "@/contract/order";
import type { Deps } from "../../deps";
import { parseBody, parseInput } from "../../http/read-input";
import { applyNotice, type Notice } from "./apply-notice";
import { recordNotice } from "./record-notice";
import { unsignedNotices } from "./refuse-unsigned";
import { isSigned } from "./sign-notice";

/** A payment notice as it came over the wire: raw bytes, the signature it came with, the sender's address. */
interface Received {
  body: Uint8Array;
  signature: string;
  ip: string;
}

/**
 * Receives payment notices. The signature is over the raw bytes and is checked before anything in them is believed;
 * every refusal is logged and recorded.
 * @returns a function that throws ApiError noticeRefused, brokenBody, invalid, and what unsignedNotices throws
 */
export function noticeReceiver(
  deps: Deps,
): (received: Received) => Promise<CallAnswer<"payNotice">> {
  const refuseUnsigned = unsignedNotices(deps);
  return async ({ body, signature, ip }) => {
    if (!isSigned(deps.config, body, signature)) return refuseUnsigned(body, ip);
    let notice: Notice;
    try {
      notice = parseInput(payNotice, parseBody(body));
    } catch (error) {
      deps.log.warn({ reason: "malformed" }, "payment notice refused");
      await recordNotice(deps.db, null, "malformed", deps.clock.now());
      throw error;
    }
    return applyNotice(deps, notice);
  };
}
