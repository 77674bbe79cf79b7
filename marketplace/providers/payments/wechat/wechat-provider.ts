import { download } from "../download";
import type { PaymentProvider } from "../provider";
import { authorizedHeaders, wechatCaller } from "./call-wechat";
import {
  readBillLocation,
  readClosed,
  readCreated,
  readQueried,
  readRefunded,
} from "./read-answer";
import { readBill } from "./read-bill";
import { readCallback } from "./read-callback";
import type { WechatPaySettings } from "./settings";

/** Longest description that WeChat Pay accepts, in characters. */
const DESCRIPTION_LENGTH = 127;

/**
 * WeChat Pay, paid by a QR code that the buyer scans (API v3, Native).
 * @param notifyUrl where WeChat Pay sends callbacks
 * @param now the clock for signature timestamps and the age of callbacks
 */
export function wechatPayProvider(
  settings: WechatPaySettings,
  notifyUrl: string,
  now: () => Date,
): PaymentProvider {
  const call = wechatCaller(settings, now);
  const { merchantId: mchid, appId: appid } = settings;
  const tradePath = (orderNum: string) => `/v3/pay/transactions/out-trade-no/${orderNum}`;
  return {
    async create({ orderNum, amountFen, subject, expiresAt }) {
      return readCreated(
        await call("POST", "/v3/pay/transactions/native", {
          appid,
          mchid,
          description: subject.slice(0, DESCRIPTION_LENGTH),
          out_trade_no: orderNum,
          time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
          notify_url: notifyUrl,
          amount: { total: amountFen, currency: "CNY" },
        }),
      );
    },
    async query(orderNum, tradeNum) {
      const path =
        tradeNum === undefined ? tradePath(orderNum) : `/v3/pay/transactions/id/${tradeNum}`;
      return readQueried(await call("GET", `${path}?mchid=${mchid}`), orderNum);
    },
    async close(orderNum) {
      return readClosed(await call("POST", `${tradePath(orderNum)}/close`, { mchid }));
    },
    async refund({ orderNum, tradeNum, refundNum, amountFen, totalFen, reason }) {
      return readRefunded(
        await call("POST", "/v3/refund/domestic/refunds", {
          ...(tradeNum === null ? { out_trade_no: orderNum } : { transaction_id: tradeNum }),
          out_refund_no: refundNum,
          reason,
          amount: { refund: amountFen, total: totalFen, currency: "CNY" },
        }),
      );
    },
    async queryRefund({ refundNum }) {
      return readRefunded(await call("GET", `/v3/refund/domestic/refunds/${refundNum}`));
    },
    async fetchBill(day) {
      const query = new URLSearchParams({ bill_date: day, bill_type: "ALL" });
      const location = readBillLocation(await call("GET", `/v3/bill/tradebill?${query}`));
      if (location.state !== "located") return location;
      const { pathname, search } = new URL(location.url);
      const headers = authorizedHeaders(
        settings,
        { method: "GET", path: pathname + search },
        now(),
      );
      return readBill(await download(location.url, headers), location.sha1);
    },
    parseCallback: async (raw) => readCallback(settings, raw, now()),
    acknowledge: (accepted) =>
      accepted
        ? { status: 200, contentType: "application/json", body: "" }
        : {
            status: 403,
            contentType: "application/json",
            body: JSON.stringify({ code: "FAIL", message: "失败" }),
          },
  };
}
