// @ts-check

/**
 * The headers of every response of both programs: no MIME sniffing, no framing, isolation from windows and documents of
 * other sites, and a minimal referrer. Plain JavaScript, because next.config.js sets the same for `next start`.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const SECURITY_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/** The Content-Security-Policy of responses that are not pages: opened directly, nothing in them runs. */
export const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The value of Strict-Transport-Security, sent over https only: a year for the requested host. Subdomains, which may
 * not have https, and preload lists are included only when the operator opts in.
 * @param {{ includeSubDomains: boolean, preload: boolean }} more
 * @returns {string}
 */
export function strictTransportSecurity({ includeSubDomains, preload }) {
  return [
    `max-age=${YEAR_S}`,
    ...(includeSubDomains ? ["includeSubDomains"] : []),
    ...(preload ? ["preload"] : []),
  ].join("; ");
}
