import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@storefront/platform/environment/config-error";
import {
  SAMPLE_MERCHANT,
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { readPaymentSettings } from "./read-settings";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const bare = (pem: string) => pem.replace(/-----.*-----|\s/g, "");

const ALIPAY = {
  ALIPAY_APP_ID: "2021000000000002",
  ALIPAY_SELLER_ID: "2088000000000002",
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
};
const WECHAT = {
  WECHAT_PAY_MCH_ID: "1900000002",
  WECHAT_PAY_APP_ID: "wx0000000000000002",
  WECHAT_PAY_SERIAL: "0".repeat(40),
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_API_V3_KEY: "k".repeat(32),
  WECHAT_PAY_PUBLIC_KEY: publicKey,
  WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_0000000002",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "payment-keys-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("configures no provider when nothing is set", () => {
  expect(readPaymentSettings({ ALIPAY_APP_ID: "", WECHAT_PAY_MCH_ID: undefined }, false)).toEqual(
    {},
  );
});

it("configures each provider separately, with its default address unless another is set", () => {
  expect(readPaymentSettings(ALIPAY, false)).toEqual({
    alipay: {
      appId: ALIPAY.ALIPAY_APP_ID,
      sellerId: ALIPAY.ALIPAY_SELLER_ID,
      privateKey,
      publicKey,
      gateway: "https://openapi.alipay.com/gateway.do",
    },
  });
  const { wechat } = readPaymentSettings(
    { ...WECHAT, WECHAT_PAY_BASE_URL: "http://127.0.0.1:9/" },
    false,
  );
  expect(wechat).toMatchObject({ merchantId: "1900000002", baseUrl: "http://127.0.0.1:9" });
});

it.each([
  ["bare base64", bare],
  ["PEM with \\n in one line", (pem: string) => pem.replaceAll("\n", "\\n")],
])("reads keys written as %s", (_, write) => {
  const settings = readPaymentSettings(
    { ...ALIPAY, ALIPAY_PRIVATE_KEY: write(privateKey), ALIPAY_PUBLIC_KEY: write(publicKey) },
    false,
  );
  expect(settings.alipay).toMatchObject({ privateKey, publicKey });
});

it("reads keys from files", () => {
  const file = join(folder, "key.pem");
  writeFileSync(file, privateKey);
  const { ALIPAY_PRIVATE_KEY: _, ...others } = ALIPAY;
  const read = readPaymentSettings({ ...others, ALIPAY_PRIVATE_KEY_FILE: file }, false);
  expect(read.alipay?.privateKey).toBe(privateKey);
  expect(() => readPaymentSettings({ ...ALIPAY, ALIPAY_PRIVATE_KEY_FILE: file }, false)).toThrow(
    "ALIPAY_PRIVATE_KEY must not be set together with ALIPAY_PRIVATE_KEY_FILE",
  );
  expect(() =>
    readPaymentSettings({ ...others, ALIPAY_PRIVATE_KEY_FILE: join(folder, "none") }, false),
  ).toThrow("ALIPAY_PRIVATE_KEY_FILE must name a file that can be read");
});

it.each(Object.keys({ ...ALIPAY, ...WECHAT }))("names %s when it is missing", (name) => {
  const all = name.startsWith("ALIPAY") ? ALIPAY : WECHAT;
  const read = () => readPaymentSettings({ ...all, [name]: "" }, false);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} must be set`);
});

it.each([
  ["ALIPAY_APP_ID", "app"],
  ["ALIPAY_SELLER_ID", "1088000000000002"],
  ["ALIPAY_PRIVATE_KEY", publicKey],
  ["ALIPAY_PUBLIC_KEY", privateKey],
  ["ALIPAY_PUBLIC_KEY", "no key at all"],
  ["ALIPAY_GATEWAY", "ftp://gateway"],
  ["WECHAT_PAY_MCH_ID", "19"],
  ["WECHAT_PAY_APP_ID", "0000000000000002"],
  ["WECHAT_PAY_SERIAL", "serial"],
  ["WECHAT_PAY_API_V3_KEY", "k".repeat(31)],
  ["WECHAT_PAY_PUBLIC_KEY_ID", "key"],
  ["WECHAT_PAY_BASE_URL", "api.mch.weixin.qq.com"],
])("refuses %s=%s in one line that does not repeat the value", (name, value) => {
  const all = name.startsWith("ALIPAY") ? ALIPAY : WECHAT;
  let message = "";
  try {
    readPaymentSettings({ ...all, [name]: value }, false);
  } catch (error) {
    message = error instanceof ConfigError ? error.message : "";
  }
  expect(message).toMatch(new RegExp(`^${name} must .+$`));
  expect(message).not.toContain(value);
});

it.each([
  ["ALIPAY_PRIVATE_KEY", SAMPLE_MERCHANT_KEY.privateKey],
  ["ALIPAY_PUBLIC_KEY", SAMPLE_PROVIDER_KEY.publicKey],
  ["WECHAT_PAY_PRIVATE_KEY", SAMPLE_MERCHANT_KEY.privateKey],
  ["WECHAT_PAY_API_V3_KEY", SAMPLE_MERCHANT.wechatApiV3Key],
  ["WECHAT_PAY_PUBLIC_KEY", SAMPLE_PROVIDER_KEY.publicKey],
])("accepts the sample of %s in the sandbox only", (name, sample) => {
  const env = { ...(name.startsWith("ALIPAY") ? ALIPAY : WECHAT), [name]: sample };
  expect(() => readPaymentSettings(env, false)).toThrow(
    `${name} must not be the sample value unless SANDBOX=1`,
  );
  expect(() => readPaymentSettings(env, true)).not.toThrow();
});
