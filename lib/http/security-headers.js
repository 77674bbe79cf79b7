// @ts-check

/**
 * What every response says, whatever it is: no other type is guessed, no frame, no more than is needed. Plain
 * JavaScript, because next.config.js sets the same for `next start`.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const SECURITY_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
];

/**
 * Half a year; only of the host that was asked, for the others may not have https.
 * @type {readonly [name: string, value: string]}
 */
export const HTTPS_ONLY = ["Strict-Transport-Security", "max-age=15552000"];
