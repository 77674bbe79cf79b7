import { createCipheriv } from "node:crypto";
import type { MobileSettings } from "./settings";

/**
 * @returns the `data` field of send_sms: the JSON `{phone, event}`, encrypted by AES-128-CBC with PKCS7 padding, in
 *   base64 (product §7)
 */
export function encryptSmsPayload(
  { smsPayloadKey, smsPayloadIv }: Pick<MobileSettings, "smsPayloadKey" | "smsPayloadIv">,
  payload: { phone: string; event: "login" | "bind" },
): string {
  const cipher = createCipheriv("aes-128-cbc", smsPayloadKey, smsPayloadIv);
  return cipher.update(JSON.stringify(payload), "utf8", "base64") + cipher.final("base64");
}
