/** A signal with a time limit. */
interface TimeLimit {
  signal: AbortSignal;
  timedOut(): boolean;
  /** Stops the clock and the listener. Call it when the work has ended. */
  release(): void;
}

/**
 * Creates a signal that is aborted with `signal` or after `ms`. `AbortSignal.any` and `AbortSignal.timeout` do the same,
 * but supported browsers lack them (Chromium 94 to 115).
 */
export function limitTime(signal: AbortSignal | undefined, ms: number): TimeLimit {
  const control = new AbortController();
  let timedOut = false;
  const abort = () => control.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, ms);
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });
  return {
    signal: control.signal,
    timedOut: () => timedOut,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    },
  };
}
