import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;
/** Tolerated clock skew of the phone, in steps. */
const WINDOW = 1;

/** @returns 160 random bits in base32, for an authenticator app (RFC 6238) */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * @param issuer host of the console
 * @returns the otpauth:// URI that an authenticator app scans
 */
export const otpauthUri = (secret: string, name: string, issuer: string): string =>
  totp(secret, name, issuer).toString();

/** @returns the code that the app shows at a moment */
export const codeAt = (secret: string, at: Date): string =>
  totp(secret).generate({ timestamp: at.getTime() });

/**
 * @param code as typed; spaces are ignored
 * @returns the time step of the code, at most one from now; null when the code is wrong
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

const totp = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 });
