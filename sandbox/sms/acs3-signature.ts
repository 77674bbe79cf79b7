import { timingSafeEqual } from "node:crypto";
import { ACS3, acs3Signature, EMPTY_BODY_HASH } from "@storefront/platform/http/acs3-signature";

/** Tolerated difference of the signed time. */
const TOLERANCE_MS = 15 * 60 * 1000;

interface Keys {
  accessKeyId: string;
  accessKeySecret: string;
}

/** Reasons to refuse a call, by Alibaba Cloud's own codes. */
export type SignatureRefusal =
  | "InvalidAccessKeyId.NotFound"
  | "InvalidTimeStamp.Expired"
  | "SignatureDoesNotMatch";

/**
 * Verifies a call's signature of version 3 (ACS3-HMAC-SHA256) as documented by Alibaba Cloud: method, path, query,
 * signed headers and the hash of the body, which must be empty here.
 */
export function refusalOf(request: Request, keys: Keys, now: Date): SignatureRefusal | undefined {
  const { headers } = request;
  const pattern = new RegExp(
    `^${ACS3} Credential=([^,]+),\\s?SignedHeaders=([^,]+),\\s?Signature=([0-9a-f]{64})$`,
  );
  const [, credential, signedHeaders = "", signature = ""] =
    pattern.exec(headers.get("Authorization") ?? "") ?? [];
  if (credential !== keys.accessKeyId) return "InvalidAccessKeyId.NotFound";
  const date = Date.parse(headers.get("x-acs-date") ?? "");
  if (!(Math.abs(now.getTime() - date) <= TOLERANCE_MS)) return "InvalidTimeStamp.Expired";
  const names = signedHeaders.split(";");
  const needed = ["host", "x-acs-action", "x-acs-date", "x-acs-content-sha256"];
  if (!needed.every((name) => names.includes(name))) return "SignatureDoesNotMatch";
  if (headers.get("x-acs-content-sha256") !== EMPTY_BODY_HASH) return "SignatureDoesNotMatch";
  const signed = names.map((name) => [name, headers.get(name) ?? ""] as const);
  const call = { method: request.method, url: new URL(request.url), headers: signed };
  const expected = Buffer.from(acs3Signature(keys.accessKeySecret, call), "hex");
  const isValid = timingSafeEqual(expected, Buffer.from(signature, "hex"));
  return isValid ? undefined : "SignatureDoesNotMatch";
}
