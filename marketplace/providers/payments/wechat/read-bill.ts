import { createHash } from "node:crypto";
import { yuanToFen } from "@storefront/contract/money";
import type { BillEntry, FetchedBill } from "../provider";

const MALFORMED = { state: "unknown", reason: "malformed" } as const;

const COLUMNS = {
  orderNum: "商户订单号",
  tradeNum: "微信订单号",
  state: "交易状态",
  amount: "订单金额",
  refundNum: "商户退款单号",
  refundAmount: "申请退款金额",
} as const;

/**
 * Reads a bill of trades: CSV in UTF-8 with a backtick before each value, followed by totals. It is not signed, but the
 * signed answer had its hash.
 * @param file null when the download failed
 */
export function readBill(file: Uint8Array | null, sha1: string): FetchedBill {
  if (file === null) return { state: "unknown", reason: "no_answer" };
  if (createHash("sha1").update(file).digest("hex") !== sha1) {
    return { state: "unknown", reason: "wrong_hash" };
  }
  const [header = "", ...lines] = new TextDecoder().decode(file).split(/\r?\n/);
  const names = header.split(",");
  const at = (column: string) => names.indexOf(column);
  if (Object.values(COLUMNS).some((column) => at(column) < 0)) return MALFORMED;
  const totalsAt = lines.findIndex((line) => line !== "" && !line.startsWith("`"));
  const entries = lines.slice(0, totalsAt).map((line): BillEntry | null => {
    const cells = line.slice(1).split(",`");
    const read = (column: string) => cells[at(column)] ?? "";
    const isRefund = read(COLUMNS.state) === "REFUND";
    const amountFen = yuanToFen(read(isRefund ? COLUMNS.refundAmount : COLUMNS.amount));
    if (cells.length !== names.length || amountFen === null) return null;
    const refundNum = isRefund ? read(COLUMNS.refundNum) : null;
    const [orderNum, tradeNum] = [read(COLUMNS.orderNum), read(COLUMNS.tradeNum)];
    return { orderNum, tradeNum, refundNum, amountFen };
  });
  const complete = entries.filter((entry) => entry !== null);
  const isComplete = totalsAt >= 0 && complete.length === entries.length;
  return isComplete ? { state: "fetched", entries: complete } : MALFORMED;
}
