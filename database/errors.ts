/** The constraint that a statement ran into, whichever driver reports it; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint, constraint_name } = at as DriverError;
    if (code !== undefined && /^23/.test(code)) return constraint ?? constraint_name;
  }
  return undefined;
}

/** PostgreSQL cancelled a statement, as it does after `statement_timeout`. */
export function isCancelled(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as DriverError).code === "57014") return true;
  }
  return false;
}

/** postgres-js says `constraint_name`, the embedded database `constraint`. */
interface DriverError {
  code?: string;
  constraint?: string;
  constraint_name?: string;
}
