import * as z from "zod";
import { SMS_KINDS } from "./sms-kinds";

/**
 * What the user has chosen to be told by SMS. `available`: whether the operator sends SMS. `phone`: the number that
 * gets them, masked; "" for none.
 */
export const smsNoticesAnswer = z.object({
  available: z.boolean(),
  phone: z.string(),
  kinds: z.array(z.enum(SMS_KINDS)),
});

/** `kinds`: all that the user wants from now on; [] for nothing. */
export const chooseSmsNoticesRequest = z.object({
  kinds: z.array(z.enum(SMS_KINDS)).max(SMS_KINDS.length, "选项不正确"),
});
