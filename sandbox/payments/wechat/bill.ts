import { fenToYuan } from "@storefront/contract/money";
import { chinaTime } from "../alipay/china-time";
import type { BillLine } from "../bill";
import type { Credentials } from "../credentials";

const COLUMNS =
  "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类," +
  "应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称," +
  "商户数据包,手续费,费率,订单金额,申请退款金额,费率备注";
const SUM_COLUMNS =
  "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额";

/**
 * Creates a day's bill of all trades (bill_type ALL). As in the original, every value starts with ` and the totals come
 * last.
 */
export function wechatBill(credentials: Credentials, lines: readonly BillLine[]): string {
  const paid = lines.filter(({ refund }) => refund === undefined);
  const paidFen = paid.reduce((sum, { trade }) => sum + trade.amountFen, 0);
  const refundedFen = lines.reduce((sum, { refund }) => sum + (refund?.amountFen ?? 0), 0);
  const refunds = fenToYuan(refundedFen);
  const sums = [
    lines.length,
    fenToYuan(paidFen),
    refunds,
    "0.00",
    "0.00",
    fenToYuan(paidFen),
    refunds,
  ];
  const rows = [
    COLUMNS,
    ...lines.map((line) => row(detail(credentials, line))),
    SUM_COLUMNS,
    row(sums.map(String)),
  ];
  return `\ufeff${rows.join("\r\n")}\r\n`;
}

const row = (values: readonly string[]) => values.map((value) => `\`${value}`).join(",");

function detail({ merchant }: Credentials, { trade, refund, at }: BillLine): string[] {
  const zero = "0.00";
  const paid = refund ? zero : fenToYuan(trade.amountFen);
  const refunded = refund ? fenToYuan(refund.amountFen) : zero;
  return [
    ...[chinaTime(at), merchant.wechatAppId, merchant.wechatMerchantId, "0", ""],
    ...[trade.tradeNum, trade.orderNum, "oSimulatedPayer0000000000000", "NATIVE"],
    ...[refund ? "REFUND" : "SUCCESS", "OTHERS", "CNY", paid, zero],
    ...(refund ? [`5${trade.tradeNum}`, refund.refundNum] : ["0", "0"]),
    ...[refunded, zero, refund ? "ORIGINAL" : "", refund ? "SUCCESS" : ""],
    ...[trade.subject.replace(/[\r\n`]/g, " "), "", "0.00000", "0.60%", paid, refunded, ""],
  ];
}
