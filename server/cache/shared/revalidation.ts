import { isSequence } from "./sequence";

/** A published revalidation. */
export interface Revalidation {
  sequence: number;
  previous: number;
  from: string;
  /** Seconds. */
  expire: number;
  tags: string[];
}

/** @returns undefined for a message that is none */
export function readRevalidation(message: string): Revalidation | undefined {
  try {
    const { sequence, previous, from, expire, tags } = JSON.parse(message) as Revalidation;
    const isValid =
      isSequence(sequence) &&
      isSequence(previous) &&
      typeof from === "string" &&
      Number.isFinite(expire) &&
      expire >= 0 &&
      // An empty table of Lua is an object in JSON.
      Array.isArray(tags) &&
      tags.every((tag) => typeof tag === "string");
    return isValid ? { sequence, previous, from, expire, tags } : undefined;
  } catch {
    return undefined;
  }
}
