import { createHash, createHmac } from "node:crypto";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export const ACS3 = "ACS3-HMAC-SHA256";
/** The value of `x-acs-content-sha256` of a call without a body. */
export const EMPTY_BODY_HASH = sha256("");

interface Signed {
  method: string;
  url: URL;
  /** Lower-case names and values, in the order in which the call names them. */
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * @returns the signature of a call without a body by version 3 of Alibaba Cloud's signature, hex
 * (https://help.aliyun.com/en/sdk/product-overview/v3-request-structure-and-signature)
 */
export function acs3Signature(secret: string, { method, url, headers }: Signed): string {
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    headers.map(([name]) => name).join(";"),
    EMPTY_BODY_HASH,
  ].join("\n");
  return createHmac("sha256", secret)
    .update(`${ACS3}\n${sha256(canonical)}`)
    .digest("hex");
}

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map((pair) => pair.map(encode).join("="))
    .sort()
    .join("&");

/** RFC 3986 also escapes five characters that encodeURIComponent leaves alone. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
