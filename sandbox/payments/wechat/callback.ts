import { randomBytes, randomUUID } from "node:crypto";
import type { Credentials } from "../credentials";
import type { WriteNotification } from "../provider-simulator";
import { unknownKey } from "../unknown-key";
import { encrypt, signedHeaders } from "./signature";

const MIN = 60;
const HOUR = 60 * MIN;

/** As published: fifteen attempts within 24 hours and 4 minutes. */
export const WECHAT_SCHEDULE_S = [
  15,
  15,
  30,
  3 * MIN,
  10 * MIN,
  20 * MIN,
  30 * MIN,
  30 * MIN,
  30 * MIN,
  HOUR,
  3 * HOUR,
  3 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
];

/** @returns a writer of payment callbacks, encrypted for the merchant and signed with WeChat Pay's key */
export function wechatNotifications(now: () => Date, credentials: Credentials): WriteNotification {
  const { merchant, providerPrivateKey } = credentials;
  return (trade, change) => {
    const id = randomUUID();
    return {
      url: trade.notifyUrl,
      write() {
        const at = new Date(now().getTime() - (change.agedS ?? 0) * 1000);
        const nonce = randomBytes(6).toString("hex");
        const total = change.amountFen ?? trade.amountFen;
        const currency = change.currency ?? "CNY";
        const { refund } = change;
        const refunded = refund && {
          mchid: change.merchantId ?? merchant.wechatMerchantId,
          out_trade_no: trade.orderNum,
          transaction_id: trade.tradeNum,
          out_refund_no: refund.refundNum,
          refund_status: "SUCCESS",
          success_time: at.toISOString(),
          amount: {
            total,
            refund: refund.amountFen,
            payer_total: total,
            payer_refund: refund.amountFen,
          },
        };
        const payment = {
          appid: change.appId ?? merchant.wechatAppId,
          mchid: change.merchantId ?? merchant.wechatMerchantId,
          out_trade_no: trade.orderNum,
          transaction_id: trade.tradeNum,
          trade_type: "NATIVE",
          trade_state: "SUCCESS",
          success_time: new Date(trade.paidAt ?? at).toISOString(),
          amount: { total, payer_total: total, currency, payer_currency: currency },
        };
        const body = JSON.stringify({
          id,
          create_time: at.toISOString(),
          event_type: refund ? "REFUND.SUCCESS" : "TRANSACTION.SUCCESS",
          resource_type: "encrypt-resource",
          summary: refund ? "退款成功" : "支付成功",
          resource: {
            algorithm: "AEAD_AES_256_GCM",
            original_type: refund ? "refund" : "transaction",
            associated_data: "transaction",
            nonce,
            ciphertext: encrypt(
              merchant.wechatApiV3Key,
              JSON.stringify(refunded ?? payment),
              nonce,
            ),
          },
        });
        const key = change.forged ? unknownKey() : providerPrivateKey;
        return {
          headers: {
            "Content-Type": "application/json",
            ...signedHeaders({ merchant, providerPrivateKey: key }, body, at),
          },
          body,
        };
      },
      isAccepted: (status) => status === 200 || status === 204,
    };
  };
}
