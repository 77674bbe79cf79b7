/**
 * Forwarding headers of proxies, by one rule for both programs (product §10.21): each of our proxies appends an entry
 * to X-Forwarded-*, so with n proxies the nth entry from the end is what the outermost one saw. Everything before it is
 * claimed by the client.
 */

/** Highest TRUST_PROXY. With 0 a program is reached directly, and X-Forwarded-* is not trusted. */
export const MAX_TRUSTED_HOPS = 9;

type HeaderValue = string | null | undefined;

/**
 * X-Forwarded-Host, -Proto and Forwarded by the rule.
 * @param trustedHops TRUST_PROXY
 * @returns what the outermost trusted proxy wrote; null without trusted proxies or header
 */
export function forwardedValue(header: HeaderValue, trustedHops: number): string | null {
  if (!header || trustedHops === 0) return null;
  const entries = header.split(",");
  return entries[Math.max(0, entries.length - trustedHops)]?.trim() || null;
}

export interface SchemeHeaders {
  /** X-Forwarded-Proto. */
  forwardedProto: HeaderValue;
  /** Forwarded (RFC 7239), the fallback for a missing X-Forwarded-Proto. */
  forwarded: HeaderValue;
}

/** Whether the visitor's connection is encrypted, according to the trusted proxies; case-insensitive. */
export function isHttps(headers: SchemeHeaders, trustedHops: number): boolean {
  const { forwardedProto, forwarded } = headers;
  const scheme = forwardedProto
    ? forwardedValue(forwardedProto, trustedHops)
    : protoOf(forwardedValue(forwarded, trustedHops));
  return scheme?.toLowerCase() === "https";
}

/** @param element one proxy's part of Forwarded: `for=192.0.2.1;proto=https` */
function protoOf(element: string | null): string | undefined {
  for (const pair of element?.split(";") ?? []) {
    const [name = "", value = ""] = pair.split("=");
    if (name.trim().toLowerCase() === "proto") return value.trim().replaceAll('"', "");
  }
  return undefined;
}
