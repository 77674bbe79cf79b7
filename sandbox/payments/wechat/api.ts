import { createHash } from "node:crypto";
import { parseJson } from "@storefront/contract/text/parse-json";
import { type Context, Hono } from "hono";
import type * as z from "zod";
import { billLines, billLink, dayOfBillLink, isDay } from "../bill";
import type { Fault, FaultyCall } from "../faults";
import type { ProviderSimulator } from "../provider-simulator";
import { lookUpRefund, refundTrade } from "../refund-trade";
import type { SimulatedRefund, SimulatedTrade } from "../trade";
import { wechatBill } from "./bill";
import { closeRequest, namesMerchant, nativeRequest, refundRequest } from "./requests";
import { isMerchantRequest, signedHeaders } from "./signature";

interface Reply {
  status: number;
  fields?: object;
  /** A file, sent unsigned. */
  text?: string;
}
type Work = (c: Context, body: string, fault: Fault | undefined) => Promise<Reply>;
/** Serves one call: checks the merchant's signature, applies faults, and signs the answer. */
type Serve = (method: "GET" | "POST", path: string, call: FaultyCall, work: Work) => void;

const failure = (status: number, code: string): Reply => ({
  status,
  fields: { code, message: code },
});
const INVALID = failure(400, "PARAM_ERROR");
const ABSENT = failure(404, "ORDER_NOT_EXIST");

/**
 * Simulates WeChat Pay's API v3 for Native payments. The merchant signs method, path, time, nonce and body of requests;
 * WeChat Pay signs its answers.
 * @param codeUrl returns the text of an order's QR code
 */
export function wechatApi(
  simulator: ProviderSimulator,
  codeUrl: (orderNum: string) => string,
): Hono {
  const app = new Hono();
  const { now, credentials } = simulator;

  const serve: Serve = (method, path, call, work) =>
    app.on(method, path, async (c) => {
      const body = method === "GET" ? "" : await c.req.text();
      const { pathname, search } = new URL(c.req.url);
      const authorization = c.req.header("Authorization") ?? "";
      // Signed over the path as called, or over the one that WeChat Pay's own host would have.
      const isSigned = [pathname, pathname.slice(pathname.indexOf("/v3/"))].some((each) => {
        const request = { authorization, method, path: each + search, body };
        return isMerchantRequest(credentials, request, now());
      });
      if (!isSigned) return reply(failure(401, "SIGN_ERROR"));
      await simulator.holds.pass(call, "before");
      const fault = simulator.faults.take(call);
      if (fault === "down") return new Response("", { status: 502 });
      const answer = await work(c, body, fault);
      await simulator.holds.pass(call, "after");
      return fault === "lost" ? new Response("", { status: 504 }) : reply(answer);
    });
  const reply = ({ status, fields, text: file }: Reply) => {
    if (file !== undefined) return new Response(file, { status });
    const text = fields === undefined ? "" : JSON.stringify(fields);
    const headers = {
      "Content-Type": "application/json",
      ...signedHeaders(credentials, text, now()),
    };
    return new Response(status === 204 ? null : text, { status, headers });
  };

  serveTrades(serve, simulator, codeUrl);
  serveRefunds(serve, simulator);
  serveBills(serve, simulator);
  return app;
}

function serveTrades(
  serve: Serve,
  simulator: ProviderSimulator,
  codeUrl: (orderNum: string) => string,
): void {
  const { trades, credentials } = simulator;
  serve("POST", "/v3/pay/transactions/native", "create", async (_, body) => {
    const request = parse(nativeRequest, body);
    if (!request || !namesMerchant(request, credentials)) return INVALID;
    const { out_trade_no: orderNum, amount, time_expire } = request;
    const known = await trades.find(orderNum);
    if (known && known.amountFen !== amount.total) return failure(400, "OUT_TRADE_NO_USED");
    if (known?.state === "paid") return failure(400, "ORDERPAID");
    if (known?.state === "closed") return failure(400, "ORDER_CLOSED");
    if (!known) {
      await trades.save({
        orderNum,
        tradeNum: simulator.newTradeNum(),
        amountFen: amount.total,
        subject: request.description,
        notifyUrl: request.notify_url,
        state: "waiting",
        scanned: false,
        expiresAt: Date.parse(time_expire),
        paidAt: null,
        refunds: {},
      });
    }
    return { status: 200, fields: { code_url: codeUrl(orderNum) } };
  });

  const query = (path: string, find: (number: string) => Promise<SimulatedTrade | undefined>) =>
    serve("GET", `/v3/pay/transactions/${path}/:number`, "query", async (c, _, fault) => {
      if (!namesMerchant({ mchid: c.req.query("mchid") }, credentials)) return INVALID;
      const trade = await find(c.req.param("number") ?? "");
      return trade ? { status: 200, fields: queried(simulator, trade, fault) } : ABSENT;
    });
  query("out-trade-no", trades.find);
  query("id", trades.findByTradeNum);

  serve("POST", "/v3/pay/transactions/out-trade-no/:orderNum/close", "close", async (c, body) => {
    const request = parse(closeRequest, body);
    if (!request || !namesMerchant(request, credentials)) return INVALID;
    const trade = await trades.find(c.req.param("orderNum") ?? "");
    if (!trade) return ABSENT;
    if (trade.state === "paid") return failure(400, "ORDERPAID");
    await trades.save({ ...trade, state: "closed" });
    return { status: 204 };
  });
}

function serveRefunds(serve: Serve, simulator: ProviderSimulator): void {
  const { trades } = simulator;
  serve("POST", "/v3/refund/domestic/refunds", "refund", async (_, body, fault) => {
    const request = parse(refundRequest, body);
    if (!request) return INVALID;
    const { out_trade_no = "", transaction_id } = request;
    const trade = await (transaction_id === undefined
      ? trades.find(out_trade_no)
      : trades.findByTradeNum(transaction_id));
    if (!trade) return failure(404, "RESOURCE_NOT_EXISTS");
    const { out_refund_no: refundNum, amount } = request;
    if (amount.total !== trade.amountFen) return failure(400, "INVALID_REQUEST");
    const wanted = { refundNum, amountFen: amount.refund };
    const outcome = await refundTrade(simulator, trade, wanted, fault);
    if (outcome.state === "declined") return failure(403, "NOT_ENOUGH");
    if (!("refund" in outcome)) return failure(400, "INVALID_REQUEST");
    return { status: 200, fields: refundFields(trade, refundNum, outcome.refund) };
  });

  serve("GET", "/v3/refund/domestic/refunds/:refundNum", "queryRefund", async (c) => {
    const refundNum = c.req.param("refundNum") ?? "";
    const trade = await trades.findByRefund(refundNum);
    const refund = trade && (await lookUpRefund(simulator, trade, refundNum));
    if (!trade || !refund) return failure(404, "RESOURCE_NOT_EXISTS");
    return { status: 200, fields: refundFields(trade, refundNum, refund) };
  });
}

function serveBills(serve: Serve, simulator: ProviderSimulator): void {
  const { credentials } = simulator;
  serve("GET", "/v3/bill/tradebill", "bill", async (c) => {
    const day = c.req.query("bill_date") ?? "";
    if (!isDay(day)) return INVALID;
    const lines = await billLines(simulator, day);
    if (lines.length === 0) return failure(400, "NO_STATEMENT_EXIST");
    const hash_value = createHash("sha1").update(wechatBill(credentials, lines)).digest("hex");
    const download_url = billLink(credentials, new URL("../billdownload/file", c.req.url), day);
    return { status: 200, fields: { hash_type: "SHA1", hash_value, download_url } };
  });

  serve("GET", "/v3/billdownload/file", "downloadBill", async (c) => {
    const day = dayOfBillLink(credentials, new URL(c.req.url).searchParams);
    if (day === undefined) return failure(403, "NO_AUTH");
    return { status: 200, text: wechatBill(credentials, await billLines(simulator, day)) };
  });
}

function queried(
  { now, credentials: { merchant } }: ProviderSimulator,
  trade: SimulatedTrade,
  fault: Fault | undefined,
): object {
  const over = trade.state === "closed" || trade.expiresAt <= now().getTime();
  const unpaid = trade.failed ? "PAYERROR" : "NOTPAY";
  const truth = trade.state === "paid" ? "SUCCESS" : over ? "CLOSED" : unpaid;
  const opposite = truth === "SUCCESS" ? "NOTPAY" : "SUCCESS";
  const state = fault === "contradict" ? opposite : truth;
  return {
    appid: merchant.wechatAppId,
    mchid: merchant.wechatMerchantId,
    out_trade_no: trade.orderNum,
    trade_state: Object.keys(trade.refunds).length > 0 && state === "SUCCESS" ? "REFUND" : state,
    ...(state === "SUCCESS" ? { transaction_id: trade.tradeNum } : {}),
    amount: { total: trade.amountFen, currency: "CNY" },
  };
}

const refundFields = (trade: SimulatedTrade, refundNum: string, refund: SimulatedRefund) => ({
  out_trade_no: trade.orderNum,
  out_refund_no: refundNum,
  status: refund.state === "refunded" ? "SUCCESS" : "PROCESSING",
  amount: { refund: refund.amountFen, total: trade.amountFen, currency: "CNY" },
});

function parse<S extends z.ZodType>(schema: S, body: string): z.output<S> | undefined {
  return schema.safeParse(parseJson(body)).data;
}
