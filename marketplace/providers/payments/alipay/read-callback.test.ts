import { createSign } from "node:crypto";
import {
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { sampleAlipay } from "@storefront/sandbox/adapters/sample-settings";
import { alipayProvider } from "./alipay-provider";

const settings = sampleAlipay("http://127.0.0.1:9/gateway.do");
const provider = alipayProvider(settings, "http://127.0.0.1:9/notify");
const PAYMENT = {
  app_id: settings.appId,
  seller_id: settings.sellerId,
  notify_id: "n-1",
  notify_time: "2026-03-01 09:41:00",
  notify_type: "trade_status_sync",
  charset: "utf-8",
  version: "1.0",
  out_trade_no: "20260301000000000001",
  trade_no: "2026030122001400000000000001",
  total_amount: "5.00",
  trade_status: "TRADE_SUCCESS",
  subject: "月卡 & 礼包=1+1%",
};

/** Signs as in Alipay's documentation: fields except sign and sign_type, sorted by name, joined by "&". */
function sign(fields: Record<string, string>, privateKey = SAMPLE_PROVIDER_KEY.privateKey) {
  const text = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const signature = createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64");
  return new URLSearchParams({ ...fields, sign_type: "RSA2", sign: signature });
}
const parse = (form: URLSearchParams | string) =>
  provider.parseCallback({ headers: new Headers(), body: Buffer.from(form.toString()) });

it("reads a payment", async () => {
  expect(await parse(sign(PAYMENT))).toEqual({
    state: "paid",
    callback: {
      callbackId: "n-1",
      orderNum: PAYMENT.out_trade_no,
      amountFen: 500,
      tradeNum: PAYMENT.trade_no,
    },
  });
});

it.each([
  ["wrong_app", { app_id: "2021000000000009" }],
  ["wrong_merchant", { seller_id: "2088000000000009" }],
  ["malformed", { total_amount: "5.001" }],
  ["malformed", { out_trade_no: "" }],
])("refuses as %s a payment with %j", async (reason, change) => {
  expect(await parse(sign({ ...PAYMENT, ...change }))).toEqual({ state: "refused", reason });
});

it.each([
  ["no signature", (form: URLSearchParams) => form.delete("sign")],
  ["another amount", (form: URLSearchParams) => form.set("total_amount", "0.01")],
  ["an additional field", (form: URLSearchParams) => form.set("extra", "1")],
  ["a weaker signature", (form: URLSearchParams) => form.set("sign_type", "RSA")],
  ["an unknown signature", (form: URLSearchParams) => form.set("sign_type", "none")],
])("refuses a payment with %s", async (_, change) => {
  const form = sign(PAYMENT);
  change(form);
  expect(await parse(form)).toEqual({ state: "refused", reason: "bad_signature" });
});

it("refuses a payment that the merchant's own key has signed", async () => {
  const form = sign(PAYMENT, SAMPLE_MERCHANT_KEY.privateKey);
  expect(await parse(form)).toEqual({ state: "refused", reason: "bad_signature" });
});

it("refuses a repeated field", async () => {
  expect(await parse(`${sign(PAYMENT)}&total_amount=0.01`)).toEqual({
    state: "refused",
    reason: "malformed",
  });
});

it.each([
  ["WAIT_BUYER_PAY", {}],
  ["TRADE_SUCCESS", { gmt_refund: "2026-03-01 10:00:00", refund_fee: "5.00" }],
])("ignores %s with %j", async (trade_status, more) => {
  const event = { state: "ignored", event: trade_status };
  expect(await parse(sign({ ...PAYMENT, trade_status, ...more }))).toEqual(event);
});

it("reads a trade closed unpaid, but not a refund, as failed", async () => {
  const closed = { ...PAYMENT, trade_status: "TRADE_CLOSED" };
  expect(await parse(sign(closed))).toEqual({
    state: "failed",
    orderNum: PAYMENT.out_trade_no,
    event: "TRADE_CLOSED",
  });
  const refunded = { ...closed, gmt_refund: "2026-03-01 10:00:00" };
  expect(await parse(sign(refunded))).toEqual({ state: "ignored", event: "TRADE_CLOSED" });
});
