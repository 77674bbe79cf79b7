import { createVerify } from "node:crypto";
import {
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { sampleWechat } from "@storefront/sandbox/adapters/sample-settings";
import { Aes, Formatter, Rsa } from "wechatpay-axios-plugin";
import { authorizationOf, checkSigned } from "./signature";

const NOW = new Date("2026-03-01T01:41:00Z");
const settings = sampleWechat("http://127.0.0.1:9");

describe("the library", () => {
  it("writes the message of WeChat Pay's published example", () => {
    // https://pay.weixin.qq.com/doc/v3/merchant/4012365336
    expect(
      Formatter.request(
        "GET",
        "/v3/certificates",
        "1554208460",
        "593BEC0C930BF1AFEB40B4A08C8FB242",
      ),
    ).toBe("GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n");
  });

  it("decrypts test case 14 of the GCM specification", () => {
    const key = Buffer.alloc(32);
    const iv = Buffer.alloc(12).toString("latin1");
    const sealed = "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919";
    const ciphertext = Buffer.from(sealed, "hex").toString("base64");
    expect(Aes.AesGcm.decrypt(ciphertext, key, iv)).toBe("\0".repeat(16));
  });
});

it("signs method, path with query, time, nonce and body with the merchant's key", () => {
  const call = { method: "POST", path: "/v3/pay/transactions/native?x=1", body: '{"a":"密"}' };
  const header = authorizationOf(settings, call, NOW);
  const fields =
    /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",serial_no="(\w+)",timestamp="(\d+)",nonce_str="(\w{32})",signature="(.+)"$/.exec(
      header,
    );
  const [, mchid, serial, timestamp, nonce, signature] = fields ?? [];
  expect([mchid, serial]).toEqual([settings.merchantId, settings.serial]);
  expect(timestamp).toBe(String(NOW.getTime() / 1000));
  const message = `POST\n${call.path}\n${timestamp}\n${nonce}\n${call.body}\n`;
  const verify = createVerify("RSA-SHA256").update(message, "utf8");
  expect(verify.verify(SAMPLE_MERCHANT_KEY.publicKey, signature ?? "", "base64")).toBe(true);
});

function signed(body: string, at: Date, change: Record<string, string> = {}): Headers {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const message = Formatter.response(timestamp, "nonce", body);
  return new Headers({
    "Wechatpay-Timestamp": timestamp,
    "Wechatpay-Nonce": "nonce",
    "Wechatpay-Serial": settings.publicKeyId,
    "Wechatpay-Signature": Rsa.sign(message, SAMPLE_PROVIDER_KEY.privateKey),
    ...change,
  });
}
const aside = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it.each([0, -300, 300])("accepts a timestamp %p s from now", (seconds) => {
  expect(checkSigned(settings, signed("{}", aside(seconds)), "{}", NOW)).toBeUndefined();
});

it.each([-301, 301])("returns stale for a timestamp %p s from now", (seconds) => {
  expect(checkSigned(settings, signed("{}", aside(seconds)), "{}", NOW)).toBe("stale");
});

it.each([
  ["another body", {}, "{} "],
  ["another nonce", { "Wechatpay-Nonce": "other" }, "{}"],
  ["another time", { "Wechatpay-Timestamp": "1772329261" }, "{}"],
  ["a non-numeric time", { "Wechatpay-Timestamp": "1e9" }, "{}"],
  ["another key", { "Wechatpay-Serial": "PUB_KEY_ID_9" }, "{}"],
  ["no signature", { "Wechatpay-Signature": "" }, "{}"],
  ["a signature that probes the merchant", { "Wechatpay-Signature": "WECHATPAY/SIGNTEST/x" }, "{}"],
])("does not believe what has %s", (_, change: Record<string, string>, body) => {
  expect(checkSigned(settings, signed("{}", NOW, change), body, NOW)).toBe("bad_signature");
});
