import { randomUUID } from "node:crypto";
import { fenToYuan } from "@storefront/contract/money";
import type { Credentials } from "../credentials";
import type { WriteNotification } from "../provider-simulator";
import { refundedFen, type SimulatedTrade } from "../trade";
import { unknownKey } from "../unknown-key";
import { chinaTime } from "./china-time";
import { sign, textToSign } from "./signature";

const MIN = 60;
const HOUR = 60 * MIN;

/** As published: eight attempts within 25 hours. */
export const ALIPAY_SCHEDULE_S = [4 * MIN, 10 * MIN, 10 * MIN, HOUR, 2 * HOUR, 6 * HOUR, 15 * HOUR];

/** @returns a writer of payment callbacks, as forms signed with Alipay's key */
export function alipayNotifications(
  now: () => Date,
  { merchant, providerPrivateKey }: Credentials,
): WriteNotification {
  return (trade, change) => {
    const notify_id = randomUUID().replaceAll("-", "");
    return {
      url: trade.notifyUrl,
      write() {
        const at = new Date(now().getTime() - (change.agedS ?? 0) * 1000);
        const amount = fenToYuan(change.amountFen ?? trade.amountFen);
        const fields = {
          notify_id,
          notify_time: chinaTime(at),
          notify_type: "trade_status_sync",
          charset: "utf-8",
          version: "1.0",
          app_id: change.appId ?? merchant.alipayAppId,
          auth_app_id: change.appId ?? merchant.alipayAppId,
          seller_id: change.merchantId ?? merchant.alipaySellerId,
          out_trade_no: trade.orderNum,
          trade_no: trade.tradeNum,
          subject: trade.subject,
          trade_status: change.closed ? "TRADE_CLOSED" : "TRADE_SUCCESS",
          total_amount: amount,
          receipt_amount: amount,
          gmt_payment: chinaTime(new Date(trade.paidAt ?? at)),
          ...(change.refund ? refundFields(trade, change.refund, at) : {}),
        };
        const key = change.forged ? unknownKey() : providerPrivateKey;
        const signature = sign(textToSign(fields, []), key);
        const form = new URLSearchParams({ ...fields, sign_type: "RSA2", sign: signature });
        return {
          headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
          body: form.toString(),
        };
      },
      isAccepted: (_, body) => body === "success",
    };
  };
}

/** `refund_fee` is what was refunded of the trade so far, as in the original. */
const refundFields = (
  trade: SimulatedTrade,
  { refundNum, amountFen }: { refundNum: string; amountFen: number },
  at: Date,
) => ({
  out_biz_no: refundNum,
  gmt_refund: chinaTime(at),
  refund_fee: fenToYuan(Math.max(refundedFen(trade), amountFen)),
});
