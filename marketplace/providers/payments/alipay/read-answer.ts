import { yuanToFen } from "@storefront/contract/money";
import type { AlipaySdkCommonResult } from "alipay-sdk";
import type { Closed, Created, FetchedBill, Queried, Refunded } from "../provider";

/** A gateway answer with a verified signature; null without an answer or with an invalid signature. */
export type GatewayAnswer = (AlipaySdkCommonResult & Record<string, unknown>) | null;

const NO_ANSWER = { state: "unknown", reason: "no_answer" } as const;
const SUCCESS = "10000";
const NO_SUCH_TRADE = "ACQ.TRADE_NOT_EXIST";

/** Codes that leave it unknown whether the call took effect. */
const UNCERTAIN = new Set(["20000", "ACQ.SYSTEM_ERROR", "SYSTEM_ERROR", "aop.ACQ.SYSTEM_ERROR"]);

const reasonOf = (answer: Record<string, unknown>) => String(answer["subCode"] ?? answer["code"]);
const isUncertain = (answer: Record<string, unknown>) =>
  UNCERTAIN.has(String(answer["code"])) || UNCERTAIN.has(reasonOf(answer));

/** Reads the answer of alipay.trade.precreate. */
export function readCreated(answer: GatewayAnswer): Created {
  if (answer === null) return NO_ANSWER;
  const { qrCode } = answer;
  if (answer.code === SUCCESS && typeof qrCode === "string" && qrCode !== "") {
    return { state: "created", qrText: qrCode };
  }
  const uncertain = answer.code === SUCCESS || isUncertain(answer);
  return { state: uncertain ? "unknown" : "refused", reason: reasonOf(answer) };
}

/**
 * Reads the answer of alipay.trade.query.
 * @param orderNum the queried order; an answer about another one is `unknown`
 */
export function readQueried(answer: GatewayAnswer, orderNum: string): Queried {
  if (answer === null) return NO_ANSWER;
  if (reasonOf(answer) === NO_SUCH_TRADE) return { state: "absent" };
  if (answer.code !== SUCCESS || answer["outTradeNo"] !== orderNum) {
    return { state: "unknown", reason: reasonOf(answer) };
  }
  switch (answer["tradeStatus"]) {
    case "WAIT_BUYER_PAY":
      return { state: "waiting" };
    case "TRADE_CLOSED":
      return { state: "closed" };
    case "TRADE_SUCCESS":
    case "TRADE_FINISHED": {
      const amountFen = yuanToFen(answer["totalAmount"]);
      const { tradeNo: tradeNum } = answer;
      if (amountFen === null || typeof tradeNum !== "string" || tradeNum === "") {
        return { state: "unknown", reason: "malformed" };
      }
      return { state: "paid", amountFen, tradeNum };
    }
    default:
      return { state: "unknown", reason: String(answer["tradeStatus"]) };
  }
}

/** Reads the answer of alipay.trade.close. The caller queries trades that it reports as unknown. */
export function readClosed(answer: GatewayAnswer): Closed {
  if (answer === null) return NO_ANSWER;
  if (answer.code === SUCCESS) return { state: "closed" };
  const reason = reasonOf(answer);
  if (reason === NO_SUCH_TRADE) return { state: "absent" };
  return { state: "unknown", reason };
}

/** Reads the answer of alipay.trade.refund. Without a change of funds it is a repetition, or not finished yet. */
export function readRefunded(answer: GatewayAnswer): Refunded {
  if (answer === null) return NO_ANSWER;
  if (answer.code === SUCCESS) {
    return { state: answer["fundChange"] === "Y" ? "refunded" : "pending" };
  }
  return { state: isUncertain(answer) ? "unknown" : "refused", reason: reasonOf(answer) };
}

/** Reads the answer of alipay.trade.fastpay.refund.query. A refund that was not made is a success without a status. */
export function readRefundQueried(answer: GatewayAnswer): Refunded {
  if (answer === null) return NO_ANSWER;
  if (answer.code !== SUCCESS) {
    const reason = reasonOf(answer);
    return reason === NO_SUCH_TRADE ? { state: "absent" } : { state: "unknown", reason };
  }
  return { state: answer["refundStatus"] === "REFUND_SUCCESS" ? "refunded" : "absent" };
}

/** Reads the answer of alipay.data.dataservice.bill.downloadurl.query. @returns the URL of the bill */
export function readBillUrl(answer: GatewayAnswer): string | FetchedBill {
  if (answer === null) return NO_ANSWER;
  const { billDownloadUrl: url } = answer;
  if (answer.code === SUCCESS && typeof url === "string" && URL.canParse(url)) return url;
  // A day without trades has no bill.
  if (reasonOf(answer) === "isp.bill_not_exist") return { state: "fetched", entries: [] };
  const uncertain = answer.code === SUCCESS || isUncertain(answer);
  return { state: uncertain ? "unknown" : "refused", reason: reasonOf(answer) };
}
