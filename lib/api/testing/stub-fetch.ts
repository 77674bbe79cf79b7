const original = globalThis.fetch;

/**
 * Replaces fetch with a function. Not a spy: jsdom has no fetch to spy on.
 * @param answer may return a partial response with only what the tested code reads
 * @returns the function itself
 */
export function stubFetch<T extends (...args: never[]) => unknown>(answer: T): T {
  Object.assign(globalThis, { fetch: answer });
  return answer;
}

/** Restores the original fetch. */
export function restoreFetch(): void {
  Object.assign(globalThis, { fetch: original });
}
