import { HANDOVER_S } from "@/contract/handover-terms";
import { call } from "@/lib/api/call.client";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import { waitForNextPoll } from "@/lib/login/wait-for-next-poll";
import { POLL_MS } from "./times";

/**
 * Looks whether the phone that has just paid asks to open the order, as long as one may ask. An API without that call is
 * asked once.
 * @param onCode the two digits on the phone, "" while none asks
 */
export async function followPhone(
  orderNum: string,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let turns = (HANDOVER_S * 1000) / POLL_MS; turns > 0; turns -= 1) {
    const result = await call("phoneAsking", { order_num: orderNum });
    if (signal.aborted || !result.ok) return;
    onCode(textOrNull(objectOrNull(result.data)?.code) ?? "");
    if (!(await waitForNextPoll(POLL_MS, signal))) return;
  }
}
