interface LoggedError {
  type: string;
  message: string;
  /** What a driver or the system calls it: 23505, ECONNREFUSED. */
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** No chain of causes is followed further. */
const MAX_CAUSES = 5;

/**
 * An error as it may be logged: what failed and where, without the values that a failed query was run with
 * (phone numbers, hashes, card secrets) and without the rows that a driver quotes.
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

/** The query library writes the values behind `params:`, up to the stack if there is one. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "");
