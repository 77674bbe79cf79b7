import { PHONE_APPROVAL_S } from "@storefront/contract/account/phone-approval-terms";
import { call } from "@/lib/api/call.client";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import { waitForNextPoll } from "@/lib/login/wait-for-next-poll";
import { POLL_MS } from "../terms/times";

/**
 * Polls whether the phone that has just paid requests to open the order, for as long as it may. Stops at once when the
 * API lacks the call.
 * @param onCode called with the two digits on the phone, "" while there is no request
 */
export async function followPhone(
  orderNum: string,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let turns = (PHONE_APPROVAL_S * 1000) / POLL_MS; turns > 0; turns -= 1) {
    const result = await call("phoneAsking", { order_num: orderNum });
    if (signal.aborted || !result.ok) return;
    onCode(textOrNull(objectOrNull(result.data)?.code) ?? "");
    if (!(await waitForNextPoll(POLL_MS, signal))) return;
  }
}
