import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { billLines, billLink, isDay } from "../bill";
import type { Fault, FaultyCall } from "../faults";
import type { ProviderSimulator } from "../provider-simulator";
import { lookUpRefund, refundTrade } from "../refund-trade";
import { refundedFen, type SimulatedTrade } from "../trade";
import { type Answer, failed, invalid, ok } from "./answers";
import { fromChinaTime } from "./china-time";

/** A request with a valid signature: parsed `biz_content` and the public parameters needed here. */
export interface Request {
  content: Record<string, unknown>;
  notifyUrl: string;
  /** The gateway's URL as the merchant called it. */
  url: string;
  fault: Fault | undefined;
}

interface Method {
  call: FaultyCall;
  answer(simulator: ProviderSimulator, request: Request, qrText: QrText): Promise<Answer>;
}
/** Returns the text of an order's QR code. */
export type QrText = (orderNum: string) => string;

const NOT_EXIST = failed("ACQ.TRADE_NOT_EXIST");
const text = (value: unknown) => (typeof value === "string" ? value : "");

export const METHODS: Readonly<Record<string, Method>> = {
  "alipay.trade.precreate": {
    call: "create",
    async answer(simulator, { content, notifyUrl }, qrText) {
      const orderNum = text(content["out_trade_no"]);
      const amountFen = yuanToFen(text(content["total_amount"]));
      const expiresAt = fromChinaTime(text(content["time_expire"]));
      if (
        !/^[\w]{1,64}$/.test(orderNum) ||
        !amountFen ||
        amountFen < 0 ||
        !text(content["subject"])
      ) {
        return failed("ACQ.INVALID_PARAMETER");
      }
      if (Number.isNaN(expiresAt)) return failed("ACQ.INVALID_PARAMETER");
      if (content["seller_id"] !== simulator.credentials.merchant.alipaySellerId) {
        return failed("ACQ.PARTNER_ERROR");
      }
      const known = await simulator.trades.find(orderNum);
      if (known && known.amountFen !== amountFen) return failed("ACQ.CONTEXT_INCONSISTENT");
      if (known?.state === "paid") return failed("ACQ.TRADE_HAS_SUCCESS");
      if (known?.state === "closed") return failed("ACQ.TRADE_HAS_CLOSE");
      if (!known) {
        await simulator.trades.save({
          orderNum,
          tradeNum: simulator.newTradeNum(),
          amountFen,
          subject: text(content["subject"]),
          notifyUrl,
          state: "waiting",
          scanned: false,
          expiresAt,
          paidAt: null,
          refunds: {},
        });
      }
      return ok({ out_trade_no: orderNum, qr_code: qrText(orderNum) });
    },
  },
  "alipay.trade.query": {
    call: "query",
    async answer(simulator, { content, fault }) {
      const trade = await existing(simulator, content);
      if (!trade) return NOT_EXIST;
      const truth = statusOf(trade, simulator.now());
      const opposite = truth === "TRADE_SUCCESS" ? "WAIT_BUYER_PAY" : "TRADE_SUCCESS";
      return ok({
        out_trade_no: trade.orderNum,
        trade_no: trade.tradeNum,
        trade_status: fault === "contradict" ? opposite : truth,
        total_amount: fenToYuan(trade.amountFen),
      });
    },
  },
  "alipay.trade.close": {
    call: "close",
    async answer(simulator, { content }) {
      const trade = await existing(simulator, content);
      if (!trade) return NOT_EXIST;
      if (trade.state !== "waiting") return failed("ACQ.TRADE_STATUS_ERROR");
      await simulator.trades.save({ ...trade, state: "closed" });
      return ok({ out_trade_no: trade.orderNum, trade_no: trade.tradeNum });
    },
  },
  "alipay.trade.refund": {
    call: "refund",
    async answer(simulator, { content, fault }) {
      const trade = await existing(simulator, content);
      if (!trade) return NOT_EXIST;
      const refundNum = text(content["out_request_no"]);
      const amountFen = yuanToFen(text(content["refund_amount"]));
      if (!refundNum || amountFen === null) return failed("ACQ.INVALID_PARAMETER");
      const outcome = await refundTrade(simulator, trade, { refundNum, amountFen }, fault);
      switch (outcome.state) {
        case "declined":
          return failed("ACQ.SELLER_BALANCE_NOT_ENOUGH");
        case "not_paid":
          return failed("ACQ.TRADE_STATUS_ERROR");
        case "too_much":
          return failed("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
        case "number_used":
          return failed("ACQ.DISCORDANT_REPEAT_REQUEST");
        default:
          return ok({
            out_trade_no: trade.orderNum,
            trade_no: trade.tradeNum,
            fund_change: outcome.state === "refunded" ? "Y" : "N",
            // What was refunded of the trade so far, as in the original.
            refund_fee: fenToYuan(refundedFen((await existing(simulator, content)) ?? trade)),
          });
      }
    },
  },
  "alipay.data.dataservice.bill.downloadurl.query": {
    call: "bill",
    async answer(simulator, { content, url }) {
      const day = text(content["bill_date"]);
      if (content["bill_type"] !== "trade" || !isDay(day)) return failed("isp.invalid-parameter");
      const lines = await billLines(simulator, day);
      if (lines.length === 0) return failed("isp.bill_not_exist");
      return ok({ bill_download_url: billLink(simulator.credentials, new URL("bill", url), day) });
    },
  },
  "alipay.trade.fastpay.refund.query": {
    call: "queryRefund",
    async answer(simulator, { content }) {
      const trade = await existing(simulator, content);
      if (!trade) return NOT_EXIST;
      const refund = await lookUpRefund(simulator, trade, text(content["out_request_no"]));
      if (!refund) return ok();
      return ok({
        out_trade_no: trade.orderNum,
        out_request_no: text(content["out_request_no"]),
        refund_amount: fenToYuan(refund.amountFen),
        ...(refund.state === "refunded" ? { refund_status: "REFUND_SUCCESS" } : {}),
      });
    },
  },
};

/** Alipay creates a trade when the buyer scans its QR code; until then it is not found. */
async function existing(
  simulator: ProviderSimulator,
  content: Record<string, unknown>,
): Promise<SimulatedTrade | undefined> {
  const tradeNum = text(content["trade_no"]);
  const trade = await (tradeNum === ""
    ? simulator.trades.find(text(content["out_trade_no"]))
    : simulator.trades.findByTradeNum(tradeNum));
  return trade?.scanned ? trade : undefined;
}

function statusOf(trade: SimulatedTrade, now: Date): string {
  if (trade.state === "paid") return "TRADE_SUCCESS";
  const over = trade.state === "closed" || trade.expiresAt <= now.getTime();
  return over ? "TRADE_CLOSED" : "WAIT_BUYER_PAY";
}

export const UNKNOWN_METHOD = invalid("isv.invalid-method");
