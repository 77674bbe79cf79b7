import type { CallAnswer } from "@/contract/calls";
import { payNotice } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { parseBody, parseInput } from "../../http/read-input";
import { applyNotice, type Notice } from "./apply-notice";
import { recordNotice } from "./record-notice";
import { isSigned } from "./sign-notice";

/**
 * A payment notice as it came over the wire. The signature is over the raw bytes and is checked before anything in
 * them is believed; every refusal is logged and recorded.
 * @throws ApiError noticeRefused, brokenBody, invalid
 */
export async function receiveNotice(
  deps: Deps,
  body: Uint8Array,
  signature: string,
): Promise<CallAnswer<"payNotice">> {
  if (!isSigned(deps.config, body, signature)) {
    await refused(deps, readable(body), "bad_signature");
    throw new ApiError("noticeRefused");
  }
  let notice: Notice;
  try {
    notice = parseInput(payNotice, parseBody(body));
  } catch (error) {
    await refused(deps, null, "malformed");
    throw error;
  }
  return applyNotice(deps, notice);
}

async function refused(
  { db, clock, log }: Deps,
  notice: Notice | null,
  reason: "bad_signature" | "malformed",
): Promise<void> {
  log.warn({ reason, orderNum: notice?.order_num }, "payment notice refused");
  await recordNotice(db, notice, reason, clock.now());
}

/** What an unsigned body claims, for the record only. */
function readable(body: Uint8Array): Notice | null {
  try {
    return parseInput(payNotice, parseBody(body));
  } catch {
    return null;
  }
}
