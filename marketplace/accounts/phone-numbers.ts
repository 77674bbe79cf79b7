import { createHmac, hkdfSync } from "node:crypto";
import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Config } from "../config";
import { type smsCodes, users } from "../database/schema";
import { maskPhone } from "./mask-phone";
import { openSecret, sealSecret } from "./sealed-secret";

export type KeyConfig = Pick<Config, "operatorKey">;

/** Stored forms of a number: to find it, to find it by its last digits, to read it. */
export interface ProtectedPhone {
  phoneHash: string;
  phoneTailHash: string;
  phoneSealed: string;
}

/** Columns from which a number is read. `phone` has numbers that are not encrypted yet. */
export interface StoredPhone {
  phone: string | null;
  phoneSealed: string | null;
}

/** Selects a user's StoredPhone. */
export const PHONE_COLUMNS = { phone: users.phone, phoneSealed: users.phoneSealed };

const SEALED_FOR = "phone number";

export const protectPhone = (config: KeyConfig, phone: string): ProtectedPhone => ({
  phoneHash: hashPhone(config, phone),
  phoneTailHash: hashPhoneTail(config, phone.slice(-4)),
  phoneSealed: sealSecret(subkey(config, "phone seal"), phone, SEALED_FOR),
});

/**
 * Reads a stored number.
 * @returns "" when there is none
 * @throws UnopenedSecret when it is sealed with another key
 */
export function readPhone(config: KeyConfig, { phone, phoneSealed }: StoredPhone): string {
  if (phoneSealed === null) return phone ?? "";
  return openSecret(subkey(config, "phone seal"), phoneSealed, SEALED_FOR);
}

/** Reads a stored number with its middle hidden: 138****8000; "" when there is none. */
export const readMaskedPhone = (config: KeyConfig, stored: StoredPhone): string =>
  maskPhone(readPhone(config, stored));

/** Computes the keyed hash of a number. @returns base64url, 43 characters */
export const hashPhone = (config: KeyConfig, phone: string): string =>
  createHmac("sha256", subkey(config, "phone hash")).update(phone).digest("base64url");

/** Computes the keyed hash of a number's last four digits. @returns base64url, 43 characters */
export const hashPhoneTail = (config: KeyConfig, digits: string): string =>
  createHmac("sha256", subkey(config, "phone tail")).update(digits).digest("base64url");

/**
 * Computes the keyed hash by which a person is known again after closing an account. Has a key of its own: it matches neither
 * hashPhone nor what it is stored beside.
 * @returns base64url, 43 characters
 */
export const hashPerson = (config: KeyConfig, kind: "phone" | "wechat", value: string): string =>
  createHmac("sha256", subkey(config, `person ${kind}`))
    .update(value)
    .digest("base64url");

/** Matches rows of users or codes that have a number, encrypted or not yet. */
export const hasPhone = (
  config: KeyConfig,
  table: typeof users | typeof smsCodes,
  phone: string,
): SQL | undefined => or(eq(table.phoneHash, hashPhone(config, phone)), eq(table.phone, phone));

/** Matches users whose number ends with four digits. */
export const hasPhoneTail = (config: KeyConfig, digits: string): SQL | undefined =>
  or(
    eq(users.phoneTailHash, hashPhoneTail(config, digits)),
    // An expression of the index `users_plain_tail`.
    sql`right(${users.phone}, 4) = ${digits}`,
  );

type Purpose = "phone seal" | "phone hash" | "phone tail" | "person phone" | "person wechat";

const subkeys = new Map<string, string>();

/** Derives a key of its own for each purpose from OPERATOR_KEY (HKDF-SHA256). @returns 64 hexadecimal digits */
function subkey({ operatorKey }: KeyConfig, purpose: Purpose): string {
  const id = `${operatorKey} ${purpose}`;
  const known = subkeys.get(id);
  if (known !== undefined) return known;
  const derived = hkdfSync("sha256", Buffer.from(operatorKey, "hex"), "", purpose, 32);
  const key = Buffer.from(derived).toString("hex");
  subkeys.set(id, key);
  return key;
}
