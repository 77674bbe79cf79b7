import * as z from "zod";
import { orderNumRequest } from "../orders/placed-order";
import { integerField, text } from "../text/fields";

/**
 * The phone that has just paid opens the order without a login, once the buyer approves on the desktop
 * (docs/account.md).
 */

/** `ticket`: from the receipt's link. `claim` 0: only returns the state. */
export const phoneApprovalRequest = orderNumRequest.extend({
  ticket: text(100),
  claim: integerField(1).default(1),
});

/**
 * `code`: two digits for the buyer to compare. `authorization`: a token for this phone once it is approved and claimed,
 * else "". `shared_brands` as of a login (account.ts).
 */
export const phoneApprovalAnswer = z.object({
  state: z.enum(["asked", "approved", "refused"]),
  code: z.string(),
  authorization: z.string(),
  shared_brands: z.array(z.string()).optional(),
});

/** `code`: the digits of the phone that requests access, "" while none does. */
export const pendingPhone = z.object({ code: z.string() });

export const answerPhoneRequest = orderNumRequest.extend({
  code: z.string().regex(/^\d{2}$/),
  approve: integerField(1),
});
