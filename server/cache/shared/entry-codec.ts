import { deserialize, serialize } from "node:v8";
import type { DataEntry, PageEntry } from "@/server/cache/store/entry";

type Entry = PageEntry | DataEntry;

/** Larger entries are not shared. */
const MAX_BYTES = 4 * 1024 * 1024;

/** @returns null for an entry that is too large to share */
export function encodeEntry(entry: Entry): Buffer | null {
  const bytes = serialize(entry);
  return bytes.length > MAX_BYTES ? null : bytes;
}

/** @returns undefined for bytes that are not an entry */
export function decodeEntry(bytes: Buffer): Entry | undefined {
  try {
    // The entry's bodies are slices of these bytes, which must not retain a larger block of the connection.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    own.set(bytes);
    const entry: unknown = deserialize(own);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  const { kind, tags } = (value ?? {}) as { kind?: unknown; tags?: unknown };
  return (kind === "page" || kind === "data") && Array.isArray(tags);
}
