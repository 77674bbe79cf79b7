import { createHash, createHmac } from "node:crypto";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

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
    "x-acs-content-sha256": sha256(""),
    "x-acs-date": date.toISOString().replace(/\.\d+/, ""),
    "x-acs-signature-nonce": nonce,
    "x-acs-version": version,
  };
  const names = Object.keys(headers).join(";");
  const canonical = [
    "POST",
    url.pathname,
    canonicalQuery(url.searchParams),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    "",
    names,
    headers["x-acs-content-sha256"],
  ].join("\n");
  const signature = createHmac("sha256", keys.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest("hex");
  const authorization = `ACS3-HMAC-SHA256 Credential=${keys.accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { ...headers, authorization };
}

/** Sorted by name, escaped as in RFC 3986. */
const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.map(encode).join("="))
    .join("&");

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
