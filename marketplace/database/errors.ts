/** Returns the name of the violated constraint, for either driver; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as DriverError;
    if (code !== undefined && /^23/.test(code)) return constraint;
  }
  return undefined;
}

/** Whether PostgreSQL canceled the statement, as it does after `statement_timeout`. */
export const isCancelled = (error: unknown): boolean => hasCode(error, "57014");

/** Whether a migration has changed the type of a prepared statement's result (`feature_not_supported`). */
export const hasStalePlan = (error: unknown): boolean => hasCode(error, "0A000");

function hasCode(error: unknown, code: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as DriverError).code === code) return true;
  }
  return false;
}

interface DriverError {
  code?: string;
  constraint?: string;
}
