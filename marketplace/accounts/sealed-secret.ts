import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text that does not open with this key and purpose. */
export class UnopenedSecret extends Error {}

/** Whether a text is sealed rather than plain. */
export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/**
 * Encrypts with AES-256-GCM.
 * @param key 64 hexadecimal digits
 * @param purpose bound as additional data: the text opens only for the same purpose
 */
export function sealSecret(key: string, text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "hex"), iv);
  cipher.setAAD(Buffer.from(purpose));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, iv.toString("base64url"), content.toString("base64url")].join(".");
}

/** @throws UnopenedSecret when key or purpose differ, or the text was altered */
export function openSecret(key: string, sealed: string, purpose: string): string {
  const [version, iv = "", content = ""] = sealed.split(".");
  const bytes = Buffer.from(content, "base64url");
  if (version !== VERSION || bytes.length < TAG_BYTES) throw new UnopenedSecret("is not sealed");
  try {
    const decipher = createDecipheriv(
      "aes-256-gcm",
      Buffer.from(key, "hex"),
      Buffer.from(iv, "base64url"),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  } catch {
    throw new UnopenedSecret("is sealed with another key");
  }
}
