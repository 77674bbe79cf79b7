/** Whether the database has space to write. */
export interface DiskSpace {
  /** Checks an error of a call: a database reports that its disk is full. */
  noteError(error: unknown): void;
  isWritable(): Promise<boolean>;
}

/** SQLSTATE `disk_full`. */
const DISK_FULL = "53100";

/**
 * Knows from errors that the disk is full, and from a probe that it is no longer.
 * @param probe rejects without space; it is not used before an error says that there is none
 */
export function diskSpace(probe: () => Promise<unknown>): DiskSpace {
  let isFull = false;
  return {
    noteError(error) {
      isFull ||= saysFull(error);
    },
    async isWritable() {
      if (!isFull) return true;
      isFull = await probe().then(
        () => false,
        () => true,
      );
      return !isFull;
    },
  };
}

function saysFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === DISK_FULL) return true;
  }
  return false;
}
