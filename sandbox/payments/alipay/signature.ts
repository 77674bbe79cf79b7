import { createSign, createVerify } from "node:crypto";
import { parsePrivateKey, parsePublicKey } from "@storefront/platform/environment/parsed-keys";

type Fields = Record<string, string>;

/** RSA2: SHA-256 with RSA, base64. */
export const sign = (text: string, privateKey: string): string =>
  createSign("RSA-SHA256").update(text, "utf8").sign(parsePrivateKey(privateKey), "base64");

export const isSigned = (text: string, signature: string, publicKey: string): boolean =>
  createVerify("RSA-SHA256")
    .update(text, "utf8")
    .verify(parsePublicKey(publicKey), signature, "base64");

/** Returns the text to sign: fields sorted by name, without the excluded and empty ones. */
export const textToSign = (fields: Fields, excluded: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => !excluded.includes(name) && value !== "")
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
