import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { PASSWORD_COST } from "./password-cost";

const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HASH = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{22})\$([\w-]{43})$/;

const { N, r, p } = PASSWORD_COST;
/** Verified when there is no such operator, so that the response time reveals nothing. */
const DUMMY_HASH = `scrypt$${N}$${r}$${p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** @returns a random password of 120 bits that is easy to copy: four groups of lower-case letters and digits */
export function newPassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  const text = Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{6})(?=.)/g, "$1-");
}

/** @returns `scrypt$N$r$p$salt$key`, salt and key in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, PASSWORD_COST);
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Checks a password. Takes equally long for a right password, a wrong one and an unknown operator.
 * @param stored undefined when there is no such operator
 * @throws Error for a malformed hash
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, ...parts] = HASH.exec(stored ?? DUMMY_HASH) ?? [];
  const [costN, costR, costP, salt = "", key = ""] = parts;
  if (key === "") throw new Error("invalid operator password hash");
  const cost = { N: Number(costN), r: Number(costR), p: Number(costP) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && stored !== undefined;
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: MAX_MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
