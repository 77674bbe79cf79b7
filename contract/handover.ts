import * as z from "zod";
import { integerField } from "./fields";
import { orderNumRequest } from "./order";

/** The phone that just paid goes on to the order without a login, once the buyer's desktop agrees (docs/account.md). */

/** `ticket`: what the receipt's link carries. `claim` 0: only look how far it is. */
export const handoverRequest = orderNumRequest.extend({
  ticket: z.string().max(100),
  claim: integerField(1).default(1),
});

/** `code`: two digits for the buyer to compare. `authorization`: a token of this phone, once it was approved and claimed, else "". */
export const handoverAnswer = z.object({
  state: z.enum(["asked", "approved", "refused"]),
  code: z.string(),
  authorization: z.string(),
});

/** `code`: of the phone that requests the order, "" while none does. */
export const phoneAsking = z.object({ code: z.string() });

export const answerPhoneRequest = orderNumRequest.extend({
  code: z.string().regex(/^\d{2}$/),
  approve: integerField(1),
});
