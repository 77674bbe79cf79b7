import { redact } from "../text/redact";

/** Written by this program, and needed as they are to find a request or a render. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set(["requestId", "digest"]);

/** Deeper values are left out; log lines are flat. */
const MAX_DEPTH = 5;

/**
 * Redacts every text in the fields of a log line, names of objects included. Errors are left to their serializer.
 * @returns a copy
 */
export function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return redactObject(fields, 0);
}

function redactObject(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    redact(name),
    PLAIN_FIELDS.has(name) ? value : redactValue(value, depth),
  ]);
  return Object.fromEntries(entries);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redact(value);
  // A phone number, also with its country.
  if (typeof value === "number") return value >= 1e10 && value < 1e15 ? "(number)" : value;
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if (depth >= MAX_DEPTH) return "(deep)";
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return isPlain(value) ? redactObject(value, depth + 1) : value;
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
