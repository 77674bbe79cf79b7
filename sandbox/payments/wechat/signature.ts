import { createCipheriv, createSign, createVerify, randomBytes } from "node:crypto";
import { parsePrivateKey, parsePublicKey } from "@storefront/platform/environment/parsed-keys";
import type { Credentials } from "../credentials";

const FIVE_MINUTES_S = 300;

/** Returns the headers with which WeChat Pay signs an answer or a callback. */
export function signedHeaders(
  { merchant, providerPrivateKey }: Pick<Credentials, "merchant" | "providerPrivateKey">,
  body: string,
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const text = `${timestamp}\n${nonce}\n${body}\n`;
  return {
    "Wechatpay-Timestamp": timestamp,
    "Wechatpay-Nonce": nonce,
    "Wechatpay-Serial": merchant.wechatPublicKeyId,
    "Wechatpay-Signature": createSign("RSA-SHA256")
      .update(text, "utf8")
      .sign(parsePrivateKey(providerPrivateKey), "base64"),
  };
}

interface SignedRequest {
  authorization: string;
  method: string;
  /** Path and query as the merchant called them. */
  path: string;
  body: string;
}

/** Whether the merchant signed this request within the last five minutes. */
export function isMerchantRequest(
  { merchant, merchantPublicKey }: Credentials,
  request: SignedRequest,
  now: Date,
): boolean {
  const [scheme = "", rest = ""] = request.authorization.split(" ", 2);
  const fields = new Map(
    [...rest.matchAll(/\b(\w{1,32})="([^"]{0,1024})"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const read = (name: string) => fields.get(name) ?? "";
  const timestamp = Number(read("timestamp"));
  if (scheme !== "WECHATPAY2-SHA256-RSA2048") return false;
  if (read("mchid") !== merchant.wechatMerchantId) return false;
  if (read("serial_no") !== merchant.wechatSerial) return false;
  if (!(Math.abs(now.getTime() / 1000 - timestamp) <= FIVE_MINUTES_S)) return false;
  const { method, path, body } = request;
  const text = `${method}\n${path}\n${read("timestamp")}\n${read("nonce_str")}\n${body}\n`;
  return createVerify("RSA-SHA256")
    .update(text, "utf8")
    .verify(parsePublicKey(merchantPublicKey), read("signature"), "base64");
}

/**
 * Encrypts a transaction with the merchant's key by AES-256-GCM.
 * @returns ciphertext and tag in base64
 */
export function encrypt(apiV3Key: string, text: string, nonce: string): string {
  const cipher = createCipheriv("aes-256-gcm", apiV3Key, nonce);
  cipher.setAAD(Buffer.from("transaction"));
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64",
  );
}
