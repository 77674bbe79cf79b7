import { yuanToFen } from "@storefront/contract/money";
import { unzipSync } from "fflate";
import type { BillEntry, FetchedBill } from "../provider";

const MALFORMED = { state: "unknown", reason: "malformed" } as const;

const COLUMNS = {
  orderNum: "商户订单号",
  tradeNum: "支付宝交易号",
  kind: "业务类型",
  subject: "商品名称",
  amount: "订单金额（元）",
  refundNum: "退款批次号/请求号",
} as const;

/**
 * Reads a bill of trades: a zip of the details and their totals, both CSV in GBK. Lines that begin with # are comments.
 * @param zip null when the download failed
 */
export function readBill(zip: Uint8Array | null): FetchedBill {
  if (zip === null) return { state: "unknown", reason: "no_answer" };
  const text = readDetails(zip);
  const [header, ...rows] = (text ?? "").split(/\r?\n/).filter((line) => line && line[0] !== "#");
  const names = header?.split(",").map((name) => name.trim()) ?? [];
  const at = (column: string) => names.indexOf(column);
  if (text === null || Object.values(COLUMNS).some((column) => at(column) < 0)) return MALFORMED;
  const entries = rows.map((row): BillEntry | null => {
    const cells = cellsOf(row, names.length, at(COLUMNS.subject));
    const read = (column: string) => cells[at(column)]?.trim() ?? "";
    const fen = yuanToFen(read(COLUMNS.amount).replace("-", ""));
    const kind = read(COLUMNS.kind);
    if (fen === null || (kind !== "交易" && kind !== "退款")) return null;
    const refundNum = kind === "退款" ? read(COLUMNS.refundNum) : null;
    const [orderNum, tradeNum] = [read(COLUMNS.orderNum), read(COLUMNS.tradeNum)];
    return { orderNum, tradeNum, refundNum, amountFen: fen };
  });
  const complete = entries.filter((entry) => entry !== null);
  return complete.length === entries.length ? { state: "fetched", entries: complete } : MALFORMED;
}

function readDetails(zip: Uint8Array): string | null {
  try {
    const files = Object.values(unzipSync(zip)).map((file) => new TextDecoder("gbk").decode(file));
    return files.find((text) => text.includes(COLUMNS.refundNum)) ?? null;
  } catch {
    return null;
  }
}

/** Values are not quoted: surplus commas belong to the subject, the only free text before the amounts. */
function cellsOf(row: string, columns: number, subject: number): string[] {
  const cells = row.split(",");
  const extra = Math.max(0, cells.length - columns);
  const name = cells.slice(subject, subject + extra + 1).join(",");
  return [...cells.slice(0, subject), name, ...cells.slice(subject + extra + 1)];
}
