import { redact } from "../text/redact";

interface LoggedError {
  type: string;
  message: string;
  /** Code of the driver or the system: 23505, ECONNREFUSED. */
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** Deeper causes are dropped. */
const MAX_CAUSES = 5;

/**
 * Returns the loggable part of an error: what failed and where, without the parameters of a failed query (phone
 * numbers, hashes, card secrets) and without the rows that a driver quotes.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.stack ? { stack: withoutValues(error.stack) } : {}),
    ...(error.cause && depth < MAX_CAUSES ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Drizzle appends the parameters after `params:`, before the stack if there is one. */
const withoutValues = (text: string) =>
  redact(text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, ""));

const MAX_CAUSE_CHARACTERS = 300;

/** Returns the message of an error's innermost cause: for a failed query, the database's. */
export function describeCause(error: unknown): string {
  let described = describeError(error);
  while (described.cause) described = described.cause;
  return described.message.slice(0, MAX_CAUSE_CHARACTERS);
}
