/** A statement that does not block writes to its table, and cannot run inside a transaction. */
export interface ConcurrentStatement {
  /** With `if exists` or `if not exists`, so that a repetition does nothing. */
  text: string;
  index: string;
  creates: boolean;
}

const CREATE = /^\s*create (unique )?index concurrently (?:if not exists )?"([^"]+)"/i;
const DROP = /^\s*drop index concurrently (?:if exists )?"([^"]+)"/i;

/** @returns undefined for any other statement */
export function parseConcurrent(statement: string): ConcurrentStatement | undefined {
  const [, unique = "", created] = CREATE.exec(statement) ?? [];
  if (created !== undefined) {
    const head = `create ${unique}index concurrently if not exists "${created}"`;
    return { text: statement.replace(CREATE, head), index: created, creates: true };
  }
  const [, dropped] = DROP.exec(statement) ?? [];
  if (dropped === undefined) return undefined;
  const text = statement.replace(DROP, `drop index concurrently if exists "${dropped}"`);
  return { text, index: dropped, creates: false };
}

/**
 * Whether a migration consists of such statements.
 * @throws Error when only some are: an interruption would lose or repeat the others
 */
export function isConcurrent(statements: readonly string[]): boolean {
  const parsed = statements.map(parseConcurrent);
  if (parsed.every((each) => each === undefined)) return false;
  const other = statements[parsed.indexOf(undefined)];
  if (other === undefined) return true;
  throw new Error(`not in the migration of a concurrent index: ${other.trim().slice(0, 80)}`);
}
