import * as z from "zod";
import type { Closed, Created, FetchedBill, Queried, Refunded } from "../provider";
import type { WechatAnswer } from "./call-wechat";

const NO_ANSWER = { state: "unknown", reason: "no_answer" } as const;

/** Codes of API v3 by the trade state they imply; some have two spellings. */
const ABSENT = new Set(["ORDER_NOT_EXIST", "ORDERNOTEXIST", "RESOURCE_NOT_EXISTS"]);
const PAID = new Set(["ORDERPAID", "ORDER_PAID"]);
const CLOSED = new Set(["ORDER_CLOSED", "ORDERCLOSED"]);

const native = z.object({ code_url: z.string().min(1) });
const transaction = z.object({
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string() }).optional(),
});
const bill = z.object({
  hash_type: z.literal("SHA1"),
  hash_value: z.string().regex(/^[0-9a-f]{40}$/i),
  download_url: z.url({ protocol: /^https?$/ }),
});
const refund = z.object({ status: z.enum(["SUCCESS", "CLOSED", "PROCESSING", "ABNORMAL"]) });

const codeOf = ({ status, fields }: NonNullable<WechatAnswer>) =>
  typeof fields["code"] === "string" ? fields["code"] : `HTTP_${status}`;

/** Whether a refusal is final: retrying it would not help. */
const isFinal = ({ status }: NonNullable<WechatAnswer>) =>
  status >= 400 && status < 500 && status !== 429;

/** Reads the answer of /v3/pay/transactions/native. */
export function readCreated(answer: WechatAnswer): Created {
  if (answer === null) return NO_ANSWER;
  const read = native.safeParse(answer.fields);
  if (answer.status === 200 && read.success) {
    return { state: "created", qrText: read.data.code_url };
  }
  return { state: isFinal(answer) ? "refused" : "unknown", reason: codeOf(answer) };
}

/** Reads the answer of /v3/pay/transactions/out-trade-no/…. An answer about another order is `unknown`. */
export function readQueried(answer: WechatAnswer, orderNum: string): Queried {
  if (answer === null) return NO_ANSWER;
  if (ABSENT.has(codeOf(answer))) return { state: "absent" };
  const read = transaction.safeParse(answer.fields);
  if (answer.status !== 200 || !read.success || read.data.out_trade_no !== orderNum) {
    return { state: "unknown", reason: codeOf(answer) };
  }
  const { trade_state, amount, transaction_id } = read.data;
  switch (trade_state) {
    case "NOTPAY":
    case "USERPAYING":
      return { state: "waiting" };
    case "PAYERROR":
      return { state: "waiting", failed: true };
    case "CLOSED":
    case "REVOKED":
      return { state: "closed" };
    case "SUCCESS":
    case "REFUND":
      if (amount?.currency !== "CNY") return { state: "unknown", reason: "wrong_currency" };
      if (!transaction_id) return { state: "unknown", reason: "malformed" };
      return { state: "paid", amountFen: amount.total, tradeNum: transaction_id };
    default:
      return { state: "unknown", reason: trade_state };
  }
}

/** Reads the answer of …/close. */
export function readClosed(answer: WechatAnswer): Closed {
  if (answer === null) return NO_ANSWER;
  if (answer.status === 204) return { state: "closed" };
  const code = codeOf(answer);
  if (CLOSED.has(code)) return { state: "closed" };
  if (PAID.has(code)) return { state: "paid" };
  return ABSENT.has(code) ? { state: "absent" } : { state: "unknown", reason: code };
}

/** Reads the answer of /v3/refund/domestic/refunds, to a refund or a query. */
export function readRefunded(answer: WechatAnswer): Refunded {
  if (answer === null) return NO_ANSWER;
  const code = codeOf(answer);
  if (answer.status !== 200) {
    if (ABSENT.has(code)) return { state: "absent" };
    return { state: isFinal(answer) ? "refused" : "unknown", reason: code };
  }
  const read = refund.safeParse(answer.fields);
  if (!read.success) return { state: "unknown", reason: "malformed" };
  switch (read.data.status) {
    case "SUCCESS":
      return { state: "refunded" };
    case "PROCESSING":
      return { state: "pending" };
    default:
      return { state: "refused", reason: read.data.status };
  }
}

type BillLocation = { state: "located"; url: string; sha1: string };

/** Reads the answer of /v3/bill/tradebill. */
export function readBillLocation(answer: WechatAnswer): BillLocation | FetchedBill {
  if (answer === null) return NO_ANSWER;
  // A day without trades has no bill.
  if (codeOf(answer) === "NO_STATEMENT_EXIST") return { state: "fetched", entries: [] };
  const read = bill.safeParse(answer.fields);
  if (answer.status !== 200 || !read.success) {
    return { state: isFinal(answer) ? "refused" : "unknown", reason: codeOf(answer) };
  }
  const { download_url: url, hash_value } = read.data;
  return { state: "located", url, sha1: hash_value.toLowerCase() };
}
