/** What a caller may write of one kind of line. */
export interface SamplerOptions {
  /** Lines of one kind in a window. */
  limit: number;
  windowMs: number;
  /** Called at the end of a window in which lines of a kind were left out. */
  summarize: (kind: string, leftOut: number) => void;
}

export const LINES_PER_MINUTE = 20;
export const MINUTE_MS = 60_000;

/** Kinds counted at a time; what comes beyond them is counted together. */
const MOST_KINDS = 200;
const OTHER = "other";

/**
 * Bounds a log that clients can make grow: at most `limit` lines of a kind in a window, then one line that says how many
 * were left out. A window begins with its first line.
 * @returns whether a line of this kind is to be written now
 */
export function createLogSampler({
  limit,
  windowMs,
  summarize,
}: SamplerOptions): (kind: string) => boolean {
  const counts = new Map<string, number>();
  const end = (kind: string) => {
    const leftOut = (counts.get(kind) ?? 0) - limit;
    counts.delete(kind);
    if (leftOut > 0) summarize(kind, leftOut);
  };
  return (named) => {
    const kind = counts.has(named) || counts.size < MOST_KINDS ? named : OTHER;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) unref(setTimeout(end, windowMs, kind));
    return count <= limit;
  };
}

/** A log that waits for its summary keeps no process alive. */
function unref(timer: unknown): void {
  (timer as { unref?: () => void }).unref?.();
}
