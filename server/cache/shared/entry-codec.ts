import { createHmac, timingSafeEqual } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { DataEntry, PageEntry } from "@/server/cache/store/entry";
import { isSequence } from "./sequence";

type Entry = PageEntry | DataEntry;

/** The stored value of a key, and the number of the last revalidation before its data was read. */
interface Written {
  key: string;
  sequence: number;
  entry: Entry;
}

/** Larger entries are not shared. */
const MAX_BYTES = 4 * 1024 * 1024;

const SEAL_BYTES = 32;

/**
 * Encodes and seals an entry with its key and number: storefronts believe each other, not what lies in Redis.
 * @param secret of the storefronts
 * @returns null for an entry that is too large to share
 */
export function encodeEntry(written: Written, secret: string): Buffer | null {
  const bytes = serialize(written);
  if (bytes.length > MAX_BYTES) return null;
  return Buffer.concat([seal(bytes, secret), bytes]);
}

/** @returns undefined for bytes that no storefront has written under this key with this number */
export function decodeEntry(
  bytes: Buffer,
  { key, sequence }: Pick<Written, "key" | "sequence">,
  secret: string,
): Entry | undefined {
  if (!Buffer.isBuffer(bytes) || bytes.length <= SEAL_BYTES) return undefined;
  const sealed = bytes.subarray(SEAL_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(sealed, secret))) return undefined;
  try {
    // The entry's bodies are slices of these bytes, which must not retain a larger block of the connection.
    const own = Buffer.allocUnsafeSlow(sealed.length);
    own.set(sealed);
    const written = deserialize(own) as Written;
    const isThis = written.key === key && written.sequence === sequence && isSequence(sequence);
    return isThis ? written.entry : undefined;
  } catch {
    return undefined;
  }
}

const seal = (bytes: Uint8Array, secret: string): Buffer =>
  createHmac("sha256", `shared page cache\n${secret}`).update(bytes).digest();
