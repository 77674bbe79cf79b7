/** The encrypted body of send_sms (product §7, product §11 SMS). */

export interface SmsKeyMaterial {
  /** 16 characters each, from the server at run time. */
  key: string;
  iv: string;
}

export interface SmsPayload {
  phone: string;
  event: "login" | "bind";
}

/** Loads the cipher, when a code is requested or before. */
export const loadSmsCipher = () =>
  Promise.all([import("crypto-js/aes"), import("crypto-js/enc-utf8")]);

/**
 * AES-128-CBC, PKCS7, base64 of the JSON `{phone, event}`, key and iv read as UTF-8. The cipher is loaded when it is
 * first needed.
 */
export async function encryptSmsPayload(
  { phone, event }: SmsPayload,
  { key, iv }: SmsKeyMaterial,
): Promise<string> {
  const [{ default: aes }, { default: utf8 }] = await loadSmsCipher();
  const text = JSON.stringify({ phone, event });
  return aes.encrypt(text, utf8.parse(key), { iv: utf8.parse(iv) }).toString();
}
