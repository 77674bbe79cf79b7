import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";

/** The result of claiming a coupon. */
export type Claim =
  /** Claimed now or earlier. `text`: how long it can be used, "" when unknown. */
  | { kind: "had"; text: string }
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
    const text = result.data?.expire_text;
    return { kind: "had", text: typeof text === "string" ? text : "" };
  }
  if (result.code === ERRORS.couponHad.code) return { kind: "had", text: "" };
  if (result.kind === "expired") return { kind: "left" };
  return { kind: "refused", msg: result.msg, over: result.code === ERRORS.couponGone.code };
}
