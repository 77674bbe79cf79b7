import { readFileSync } from "node:fs";
import { sampleAlipay } from "@storefront/sandbox/adapters/sample-settings";
import type { AlipaySdk } from "alipay-sdk";
import { Aes } from "wechatpay-axios-plugin";
import { loadSdk } from "./alipay/load-sdk";
import { readCallback } from "./alipay/read-callback";
import { checkSigned } from "./wechat/signature";

/** Signed and encrypted samples that the providers publish with their own SDKs (CREDITS.md). */
const { alipay, wechat } = JSON.parse(
  readFileSync("marketplace/providers/payments/testing/published-vectors.json", "utf8"),
);

describe("Alipay's published callback", () => {
  let sdk: AlipaySdk;
  beforeAll(async () => {
    const { AlipaySdk } = await loadSdk();
    sdk = new AlipaySdk({
      ...sampleAlipay("http://127.0.0.1:9"),
      alipayPublicKey: alipay.publicKey,
    });
  });
  const receiver = { appId: alipay.fields.app_id, sellerId: alipay.fields.seller_id };
  const read = (changed: Record<string, string> = {}, to = receiver) =>
    readCallback(
      sdk,
      to,
      Buffer.from(new URLSearchParams({ ...alipay.fields, ...changed }).toString()),
    );

  it("is decoded as its payment", () => {
    expect(read()).toEqual({
      state: "paid",
      callback: {
        callbackId: alipay.fields.notify_id,
        orderNum: alipay.fields.out_trade_no,
        amountFen: 10,
        tradeNum: alipay.fields.trade_no,
      },
    });
  });

  const CHANGES: Record<string, string>[] = [
    { total_amount: "0.01" },
    { out_trade_no: "1" },
    { added: "1" },
  ];
  it.each(CHANGES)("is refused when changed by %j", (changed) => {
    expect(read(changed)).toEqual({ state: "refused", reason: "bad_signature" });
  });

  it("is refused for another merchant", () => {
    const other = { ...receiver, sellerId: "2088000000000000" };
    expect(read({}, other)).toEqual({ state: "refused", reason: "wrong_merchant" });
  });
});

describe("WeChat Pay's published callback", () => {
  const { certificate, headers, body } = wechat.notification;
  const settings = { publicKey: certificate, publicKeyId: headers["Wechatpay-Serial"] };
  const sentAt = new Date(Number(headers["Wechatpay-Timestamp"]) * 1000);

  it("has a valid signature only for its body and time", () => {
    expect(checkSigned(settings, new Headers(headers), body, sentAt)).toBeUndefined();
    expect(checkSigned(settings, new Headers(headers), `${body} `, sentAt)).toBe("bad_signature");
    const late = new Date(sentAt.getTime() + 301_000);
    expect(checkSigned(settings, new Headers(headers), body, late)).toBe("stale");
  });
});

it("decrypts WeChat Pay's published AES-GCM sample only with its key", () => {
  const { key, ciphertext, plaintext, nonce, associatedData } = wechat.encrypted;
  expect(Aes.AesGcm.decrypt(ciphertext, key, nonce, associatedData)).toBe(plaintext);
  const otherKey = key.replace("a", "b");
  expect(() => Aes.AesGcm.decrypt(ciphertext, otherKey, nonce, associatedData)).toThrow();
});
