import { fenToYuan } from "@storefront/contract/money";
import { zipSync } from "fflate";
import type { BillLine } from "../bill";
import type { Credentials } from "../credentials";
import { chinaTime } from "./china-time";
import { toGbk } from "./gbk";

const COLUMNS =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户," +
  "订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）," +
  "券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";
const SUM_COLUMNS =
  "门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）," +
  "商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）";

/** Creates a day's bill of trades (业务明细): a zip of details and totals, as CSV in GBK like the original. */
export function alipayBill(
  { merchant }: Credentials,
  lines: readonly BillLine[],
  day: string,
): Uint8Array<ArrayBuffer> {
  const name = `${merchant.alipaySellerId}0156_${day.replaceAll("-", "")}_业务明细`;
  const remarks = (what: string) => [
    `#支付宝业务${what}查询`,
    `#账号：[${merchant.alipaySellerId}0156]`,
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    `#-----------------------------------------业务${what}列表----------------------------------------`,
  ];
  const end = (what: string) =>
    `#-----------------------------------------业务${what}列表结束------------------------------------`;
  const payments = lines.filter(({ refund }) => refund === undefined);
  const refunds = lines.filter(({ refund }) => refund !== undefined);
  const details = [
    ...remarks("明细"),
    COLUMNS,
    ...lines.map(detail),
    end("明细"),
    `#交易合计：${payments.length}笔，商家实收共${sum(payments)}元，商家优惠共0.00元`,
    `#退款合计：${refunds.length}笔，商家实收退款共${sum(refunds)}元，商家优惠退款共0.00元`,
  ];
  const total = sum(lines);
  const sums = [
    ...remarks("汇总"),
    SUM_COLUMNS,
    `合计\t,\t,${payments.length},${refunds.length},${total},${total},0.00,0.00,0.00,0.00,0.00,${total}`,
    end("汇总"),
  ];
  return zipSync({
    [`${name}.csv`]: toGbk(`${details.join("\r\n")}\r\n`),
    [`${name}(汇总).csv`]: toGbk(`${sums.join("\r\n")}\r\n`),
  });
}

const signedFen = ({ trade, refund }: BillLine) => (refund ? -refund.amountFen : trade.amountFen);

const sum = (lines: readonly BillLine[]) =>
  fenToYuan(lines.reduce((fen, line) => fen + signedFen(line), 0));

function detail(line: BillLine): string {
  const { trade, refund, at } = line;
  const amount = fenToYuan(signedFen(line));
  const zero = "0.00";
  return [
    `${trade.tradeNum}\t`,
    `${trade.orderNum}\t`,
    refund ? "退款" : "交易",
    trade.subject.replace(/[\r\n]/g, " "),
    ...[chinaTime(at), chinaTime(at)],
    ...["\t", "\t", "\t", "\t", "买家(138****0000)\t"],
    ...[amount, amount, zero, zero, zero, zero, zero, "\t", zero, zero],
    `${refund?.refundNum ?? ""}\t`,
    ...[zero, zero, "\t"],
  ].join(",");
}
