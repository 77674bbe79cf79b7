import { createCipheriv } from "node:crypto";
import type { MobileSettings } from "./site";

/** @returns the `data` field of send_sms: AES-128-CBC with PKCS7 padding, base64, of the JSON `{phone, event}` (product §7) */
export function encryptSmsPayload(
  { smsPayloadKey, smsPayloadIv }: Pick<MobileSettings, "smsPayloadKey" | "smsPayloadIv">,
  payload: { phone: string; event: "login" },
): string {
  const cipher = createCipheriv("aes-128-cbc", smsPayloadKey, smsPayloadIv);
  return cipher.update(JSON.stringify(payload), "utf8", "base64") + cipher.final("base64");
}
