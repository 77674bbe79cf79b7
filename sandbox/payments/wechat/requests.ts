import * as z from "zod";
import type { Credentials } from "../credentials";

const number = z.string().regex(/^[\w|*-]{6,32}$/);

export const nativeRequest = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: number,
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url().refine((url) => !url.includes("?")),
  amount: z.object({ total: z.number().int().positive(), currency: z.literal("CNY") }),
});

export const closeRequest = z.object({ mchid: z.string() });

export const refundRequest = z.object({
  /** Either of the two. */
  out_trade_no: number.optional(),
  transaction_id: number.optional(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  amount: z.object({
    refund: z.number().int().positive(),
    total: z.number().int().positive(),
    currency: z.literal("CNY"),
  }),
});

/** Whether a request names this merchant and, if any, its application. */
export const namesMerchant = (
  { mchid, appid }: { mchid?: string | undefined; appid?: string | undefined },
  { merchant }: Pick<Credentials, "merchant">,
): boolean =>
  mchid === merchant.wechatMerchantId && (appid ?? merchant.wechatAppId) === merchant.wechatAppId;
