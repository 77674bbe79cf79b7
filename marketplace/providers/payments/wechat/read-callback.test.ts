import { SAMPLE_PROVIDER_KEY } from "@storefront/platform/environment/sandbox-key-pairs";
import { sampleWechat } from "@storefront/sandbox/adapters/sample-settings";
import { Aes, Formatter, Rsa } from "wechatpay-axios-plugin";
import { readCallback } from "./read-callback";

const NOW = new Date("2026-03-01T01:41:00Z");
const settings = sampleWechat("http://127.0.0.1:9");
const PAYMENT = {
  appid: settings.appId,
  mchid: settings.merchantId,
  out_trade_no: "20260301000000000001",
  transaction_id: "4200000001",
  trade_state: "SUCCESS",
  amount: { total: 500, currency: "CNY" },
};

function read(payment: object, { event = "TRANSACTION.SUCCESS", key = settings.apiV3Key } = {}) {
  const ciphertext = Aes.AesGcm.encrypt(
    JSON.stringify(payment),
    key,
    "nonce-of-12-",
    "transaction",
  );
  return readBody(
    JSON.stringify({
      id: "n-1",
      event_type: event,
      resource: {
        algorithm: "AEAD_AES_256_GCM",
        ciphertext,
        nonce: "nonce-of-12-",
        associated_data: "transaction",
      },
    }),
  );
}

function readBody(body: string, signedBody = body, at = NOW) {
  const timestamp = String(at.getTime() / 1000);
  const message = Formatter.response(timestamp, "nonce", signedBody);
  const headers = new Headers({
    "Wechatpay-Timestamp": timestamp,
    "Wechatpay-Nonce": "nonce",
    "Wechatpay-Serial": settings.publicKeyId,
    "Wechatpay-Signature": Rsa.sign(message, SAMPLE_PROVIDER_KEY.privateKey),
  });
  return readCallback(settings, { headers, body: Buffer.from(body) }, NOW);
}

it("reads a payment", () => {
  expect(read(PAYMENT)).toEqual({
    state: "paid",
    callback: {
      callbackId: "n-1",
      orderNum: PAYMENT.out_trade_no,
      amountFen: 500,
      tradeNum: PAYMENT.transaction_id,
    },
  });
});

it.each([
  ["wrong_app", { appid: "wx0000000000000009" }],
  ["wrong_merchant", { mchid: "1900000009" }],
  ["wrong_currency", { amount: { total: 500, currency: "USD" } }],
  ["malformed", { amount: { total: "500", currency: "CNY" } }],
  ["malformed", { out_trade_no: undefined }],
])("refuses as %s a payment with %j", (reason, change) => {
  expect(read({ ...PAYMENT, ...change })).toEqual({ state: "refused", reason });
});

it("refuses content that was encrypted with another key", () => {
  expect(read(PAYMENT, { key: "k".repeat(32) })).toEqual({ state: "refused", reason: "malformed" });
});

it.each(["", "[]", "{", '{"id":"n"}'])("refuses the signed body %j as malformed", (body) => {
  expect(readBody(body)).toEqual({ state: "refused", reason: "malformed" });
});

it("refuses an unsigned body, and a stale signature", () => {
  expect(readBody("{}", "{} ")).toEqual({ state: "refused", reason: "bad_signature" });
  const old = new Date(NOW.getTime() - 301_000);
  expect(readBody("{}", "{}", old)).toEqual({ state: "refused", reason: "stale" });
});

it("ignores events other than payments, and failed payments", () => {
  expect(read({}, { event: "REFUND.SUCCESS" })).toEqual({
    state: "ignored",
    event: "REFUND.SUCCESS",
  });
  expect(read({ ...PAYMENT, trade_state: "CLOSED" })).toEqual({
    state: "ignored",
    event: "CLOSED",
  });
});
