import { createLogSampler, LINES_PER_MINUTE, MINUTE_MS } from "@/contract/log-sampler";

const take = createLogSampler({
  limit: LINES_PER_MINUTE,
  windowMs: MINUTE_MS,
  summarize: (kind, leftOut) => console.error(`${kind}: ${leftOut} more in a minute`),
});

/**
 * The server's own errors, one line and the stack; what Next renders it logs itself. Clients can cause them: of a kind
 * some are written in a minute, and the rest are counted.
 * @param kind what failed, the same for all of its kind
 * @param subject what it failed for
 */
export function logError(kind: string, subject: string, error: unknown): void {
  if (take(kind)) console.error(`${kind}: ${subject}`, error);
}
