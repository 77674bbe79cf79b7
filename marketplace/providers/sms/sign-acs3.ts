import { ACS3, acs3Signature, EMPTY_BODY_HASH } from "@storefront/platform/http/acs3-signature";

export interface Acs3Call {
  url: URL;
  action: string;
  version: string;
  /** UTC, whole seconds. */
  date: Date;
  nonce: string;
}

/**
 * Signs a POST without a body by version 3 of Alibaba Cloud's signature (ACS3-HMAC-SHA256).
 * @returns the headers of the call
 */
export function signAcs3(
  { url, action, version, date, nonce }: Acs3Call,
  keys: { accessKeyId: string; accessKeySecret: string },
): Record<string, string> {
  const headers = {
    host: url.host,
    "x-acs-action": action,
    "x-acs-content-sha256": EMPTY_BODY_HASH,
    "x-acs-date": date.toISOString().replace(/\.\d+/, ""),
    "x-acs-signature-nonce": nonce,
    "x-acs-version": version,
  };
  const signed = Object.entries(headers);
  const names = signed.map(([name]) => name).join(";");
  const signature = acs3Signature(keys.accessKeySecret, { method: "POST", url, headers: signed });
  const authorization = `${ACS3} Credential=${keys.accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { ...headers, authorization };
}
