import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;
/** Steps that a phone's clock may be early or late. */
const WINDOW = 1;

/** @returns 160 random bits in base32, for an authenticator app (RFC 6238) */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** @returns the otpauth:// address that an authenticator app is given. @param issuer where the console is */
export const otpauthUri = (secret: string, name: string, issuer: string): string =>
  totp(secret, name, issuer).toString();

/** @returns the code of a moment, as the app would show it */
export const codeAt = (secret: string, at: Date): string =>
  totp(secret).generate({ timestamp: at.getTime() });

/**
 * @param code what was typed, six digits; spaces in it do not count
 * @returns the step whose code it is, at most one from now; null when it is none
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
