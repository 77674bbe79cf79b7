/** Limits for lines of one kind. */
export interface SamplerOptions {
  /** Lines of one kind in a window. */
  limit: number;
  windowMs: number;
  /** Called at the end of a window in which lines of a kind were suppressed. */
  summarize: (kind: string, suppressed: number) => void;
}

export const LINES_PER_MINUTE = 20;
export const MINUTE_MS = 60_000;

/** Kinds counted separately at a time; further ones are counted together. */
const MAX_KINDS = 200;
const OTHER = "other";

/**
 * Limits log lines that clients can cause: at most `limit` lines of a kind in a window, then one summary of the
 * suppressed ones. A window begins with its first line.
 * @returns a function that returns whether to write a line of this kind now
 */
export function createLogSampler({
  limit,
  windowMs,
  summarize,
}: SamplerOptions): (kind: string) => boolean {
  const counts = new Map<string, number>();
  const end = (kind: string) => {
    const suppressed = (counts.get(kind) ?? 0) - limit;
    counts.delete(kind);
    if (suppressed > 0) summarize(kind, suppressed);
  };
  return (requestedKind) => {
    const kind = counts.has(requestedKind) || counts.size < MAX_KINDS ? requestedKind : OTHER;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) unref(setTimeout(end, windowMs, kind));
    return count <= limit;
  };
}

/** A pending summary must not keep the process alive. */
function unref(timer: unknown): void {
  (timer as { unref?: () => void }).unref?.();
}
