import { createHmac } from "node:crypto";
import type { Config } from "../../config";
import { sameText } from "../accounts/keyed-hash";

type Key = Pick<Config, "paymentNoticeKey">;

/** The value of `X-Signature`: HMAC-SHA256 of the raw body, hex (contract payNotice). */
export const signNotice = ({ paymentNoticeKey }: Key, body: string | Uint8Array): string =>
  createHmac("sha256", paymentNoticeKey).update(body).digest("hex");

export const isSigned = (key: Key, body: Uint8Array, signature: string): boolean =>
  sameText(signNotice(key, body), signature.toLowerCase());
