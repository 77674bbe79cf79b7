import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { ERRORS } from "@storefront/contract/codes";
import { fenToYuan } from "@storefront/contract/money";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { asObject, asText } from "@/lib/decode/lenient";
import { withLogin } from "@/lib/session/login-gate";
import type { DisputeDraft, Statement } from "./dispute-draft";
import { readRefundAmount } from "./refund-amount";

/** Said when another window or the phone has sent its own statement first: this one was not taken. */
const SENT_ELSEWHERE = "这笔订单刚刚在别处提交过了，以那一份为准；这里填写的没有送达，可以发给客服";

/** Sends what the buyer states in a dispute. A refusal leaves everything as it was. */
export async function sendStatement(
  statement: Statement,
  order_num: string,
  draft: DisputeDraft,
): Promise<Result<unknown>> {
  const { text, pictures } = draft;
  const sent = { order_num, text, image_ids: pictures.map(({ id }) => id) };
  if (statement === "escalate") return withLogin(() => call("escalateRefund", sent));
  if (statement === "object") {
    return withLogin(() => call("answerDepositClaim", { ...sent, act: "object" }));
  }
  const reason = draft.reason ?? "other";
  // Without one, all that is left is requested: an API of the specification knows no amount.
  const asked = draft.amount === null ? {} : { amount: toYuan(draft.amount) };
  const result = await withLogin(() => call("orderRefund", { ...sent, reason, ...asked }));
  // A request while one is open changes nothing, and is answered like the first.
  if (!result.ok || (await isTaken(order_num, { reason, text }))) return result;
  return { ok: false, kind: "refused", code: ERRORS.afterSaleMoved.code, msg: SENT_ELSEWHERE };
}

const toYuan = (typed: string): string =>
  fenToYuan(readRefundAmount(typed, Number.POSITIVE_INFINITY).fen ?? 0);

/** Whether the open request is the one that was sent; true when that cannot be read. */
async function isTaken(
  order_num: string,
  { reason, text }: { reason: string; text: string },
): Promise<boolean> {
  const name = isBoostNum(order_num) ? "boostOrder" : "orderDetail";
  const result = await call(name, { order_num });
  const afterSale = asObject(result.ok ? asObject(result.data).after_sale : null);
  if (asText(afterSale.state, 20) === "") return true;
  return afterSale.reason === reason && asText(afterSale.text).trim() === text.trim();
}
