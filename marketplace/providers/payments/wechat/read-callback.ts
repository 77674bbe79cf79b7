import { parseJson } from "@storefront/contract/text/parse-json";
import { Aes } from "wechatpay-axios-plugin";
import * as z from "zod";
import type { CallbackRefusal, ParsedCallback, RawCallback } from "../provider";
import type { WechatPaySettings } from "./settings";
import { checkSigned } from "./signature";

const PAYMENT = "TRANSACTION.SUCCESS";

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal("AEAD_AES_256_GCM"),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(""),
  }),
});
const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.string(),
  amount: z.object({ total: z.number().int(), currency: z.string() }),
});

/**
 * Reads a callback of WeChat Pay: signed over its raw body, at most five minutes old, with content encrypted by the
 * merchant's key (AES-256-GCM).
 */
export function readCallback(
  settings: WechatPaySettings,
  { headers, body }: RawCallback,
  now: Date,
): ParsedCallback {
  const text = Buffer.from(body).toString("utf8");
  const refusalReason = checkSigned(settings, headers, text, now);
  if (refusalReason !== undefined) return refused(refusalReason);
  const outer = envelope.safeParse(parseJson(text));
  if (!outer.success) return refused("malformed");
  const { id: callbackId, event_type: event, resource } = outer.data;
  if (event !== PAYMENT) return { state: "ignored", event };
  const inner = transaction.safeParse(decrypt(settings.apiV3Key, resource));
  if (!inner.success) return refused("malformed");
  const { appid, mchid, trade_state, amount, out_trade_no, transaction_id } = inner.data;
  if (appid !== settings.appId) return refused("wrong_app");
  if (mchid !== settings.merchantId) return refused("wrong_merchant");
  if (amount.currency !== "CNY") return refused("wrong_currency");
  if (trade_state !== "SUCCESS") return { state: "ignored", event: trade_state };
  return {
    state: "paid",
    callback: {
      callbackId,
      orderNum: out_trade_no,
      amountFen: amount.total,
      tradeNum: transaction_id,
    },
  };
}

/** @returns undefined when the text was encrypted with another key, or is not JSON */
function decrypt(key: string, resource: z.output<typeof envelope>["resource"]): unknown {
  try {
    const { ciphertext, nonce, associated_data } = resource;
    return JSON.parse(Aes.AesGcm.decrypt(ciphertext, key, nonce, associated_data));
  } catch {
    return undefined;
  }
}

const refused = (reason: CallbackRefusal): ParsedCallback => ({ state: "refused", reason });
