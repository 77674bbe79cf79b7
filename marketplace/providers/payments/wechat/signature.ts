import { parsePrivateKey, parsePublicKey } from "@storefront/platform/environment/parsed-keys";
import { Formatter, Rsa } from "wechatpay-axios-plugin";
import type { CallbackRefusal } from "../provider";
import type { WechatPaySettings } from "./settings";

/** Largest difference between a signed timestamp and our clock, in either direction. */
const FIVE_MINUTES_S = 300;

interface Call {
  method: string;
  /** Path and query. */
  path: string;
  body: string;
}

/** @returns the header `Authorization` of a call to WeChat Pay */
export function authorizationOf(
  { merchantId, serial, privateKey }: WechatPaySettings,
  { method, path, body }: Call,
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = Formatter.nonce();
  const message = Formatter.request(method, path, timestamp, nonce, body);
  const signature = Rsa.sign(message, parsePrivateKey(privateKey));
  return Formatter.authorization(merchantId, nonce, signature, timestamp, serial);
}

/**
 * Verifies an answer or callback of WeChat Pay: key id, signature over time, nonce and raw body, and the time.
 * @returns the reason for refusal, undefined when valid
 */
export function checkSigned(
  { publicKey, publicKeyId }: Pick<WechatPaySettings, "publicKey" | "publicKeyId">,
  headers: Headers,
  body: string,
  now: Date,
): Extract<CallbackRefusal, "bad_signature" | "stale"> | undefined {
  const read = (name: string) => headers.get(`Wechatpay-${name}`) ?? "";
  const timestamp = read("Timestamp");
  if (read("Serial") !== publicKeyId || !/^\d{1,12}$/.test(timestamp)) return "bad_signature";
  const message = Formatter.response(timestamp, read("Nonce"), body);
  if (!Rsa.verify(message, read("Signature"), parsePublicKey(publicKey))) return "bad_signature";
  const awayS = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return awayS > FIVE_MINUTES_S ? "stale" : undefined;
}
