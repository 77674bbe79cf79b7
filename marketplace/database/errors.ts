/** Returns the name of the violated constraint, for either driver; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as DriverError;
    if (code !== undefined && /^23/.test(code)) return constraint;
  }
  return undefined;
}

/** Whether PostgreSQL cancelled the statement, as it does after `statement_timeout`. */
export function isCancelled(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as DriverError).code === "57014") return true;
  }
  return false;
}

interface DriverError {
  code?: string;
  constraint?: string;
}
