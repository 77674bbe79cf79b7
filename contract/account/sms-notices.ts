import * as z from "zod";
import { NOTICE_KINDS } from "./notice-kinds";

/**
 * What the user has chosen to be told by SMS. `available`: whether the operator sends notices. `phone`: the number that
 * gets them, masked; "" for none.
 */
export const smsNoticesAnswer = z.object({
  available: z.boolean(),
  phone: z.string(),
  kinds: z.array(z.enum(NOTICE_KINDS)),
});

/** `kinds`: all that the user wants from now on; [] for nothing. */
export const chooseSmsNoticesRequest = z.object({
  kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length, "选项不正确"),
});
