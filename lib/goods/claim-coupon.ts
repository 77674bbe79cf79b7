import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import { asCount, asObject, asText } from "@/lib/decode/lenient";
import { withLogin } from "@/lib/session/login-gate";

/** The result of claiming a coupon. */
export type Claim =
  /** Claimed now or earlier. `text`: how long it can be used, "" when unknown. `couponId`: the user's; 0 when unknown. */
  | { kind: "had"; text: string; couponId: number }
  /** The visitor closed the login dialog; nothing was claimed. */
  | { kind: "left" }
  /** `over`: none is left, so a retry cannot succeed. */
  | { kind: "refused"; msg: string; over: boolean };

/**
 * Claims a coupon on a goods page (product §7 receive_envelope). A login-expired code, 50109 among them (product §8),
 * opens the login dialog, and the claim continues after it; other refusals are returned with the server's message.
 */
export async function claimCoupon(goodsId: number, envelopeId: number): Promise<Claim> {
  const result = await withLogin(() =>
    call("receiveEnvelope", { envelope_id: envelopeId, goods_id: goodsId }),
  );
  if (result.ok) {
    const { expire_text, user_envelope_id } = asObject(result.data);
    return { kind: "had", text: asText(expire_text), couponId: asCount(user_envelope_id) };
  }
  if (result.code === ERRORS.couponHad.code) return { kind: "had", text: "", couponId: 0 };
  if (result.kind === "expired") return { kind: "left" };
  return { kind: "refused", msg: result.msg, over: result.code === ERRORS.couponGone.code };
}
