import * as z from "zod";
import { SAMPLE_MERCHANT } from "@/contract/sample-keys";

const number = z.string().regex(/^[\w|*-]{6,32}$/);
const merchant = z.literal(SAMPLE_MERCHANT.wechatMerchantId);

export const nativeRequest = z.object({
  appid: z.literal(SAMPLE_MERCHANT.wechatAppId),
  mchid: merchant,
  description: z.string().min(1).max(127),
  out_trade_no: number,
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url().refine((url) => !url.includes("?")),
  amount: z.object({ total: z.number().int().positive(), currency: z.literal("CNY") }),
});

export const closeRequest = z.object({ mchid: merchant });

export const refundRequest = z.object({
  out_trade_no: number,
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  amount: z.object({
    refund: z.number().int().positive(),
    total: z.number().int().positive(),
    currency: z.literal("CNY"),
  }),
});
