/** PostgreSQL's codes of a lock that is not available in time, and of a deadlock. */
const CODES: ReadonlySet<unknown> = new Set(["55P03", "40P01"]);

/** Whether another transaction had, or wanted, the same rows: the same work may succeed a moment later. */
export function isLockConflict(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (CODES.has((at as { code?: unknown }).code)) return true;
  return false;
}
