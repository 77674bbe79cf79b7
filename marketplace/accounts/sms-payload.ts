import { createDecipheriv } from "node:crypto";
import { smsPayload } from "@storefront/contract/account/account";
import { ApiError } from "@storefront/contract/api-error";
import type * as z from "zod";
import type { Config } from "../config";

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads the `data` field of send_sms: AES-128-CBC with PKCS7 padding, base64, of the JSON `{phone, event}` (product §7).
 * All failures give the same error, so that it is no padding oracle.
 * @throws ApiError `badPayload`, also for an invalid phone number or event
 */
export function readSmsPayload(
  { smsPayloadKey, smsPayloadIv }: Pick<Config, "smsPayloadKey" | "smsPayloadIv">,
  data: string,
): z.output<typeof smsPayload> {
  const parsed = smsPayload.safeParse(decipher(smsPayloadKey, smsPayloadIv, data));
  if (!parsed.success) throw new ApiError("badPayload");
  return parsed.data;
}

function decipher(key: string, iv: string, data: string): unknown {
  if (!BASE64.test(data)) return null;
  try {
    const cipher = createDecipheriv("aes-128-cbc", Buffer.from(key), Buffer.from(iv));
    const clear = Buffer.concat([cipher.update(data, "base64"), cipher.final()]);
    return JSON.parse(clear.toString("utf8"));
  } catch {
    return null;
  }
}
