const original = globalThis.fetch;

/**
 * Puts a function in place of fetch. Not a spy: jsdom has no fetch to spy on.
 * @param answer may leave out what its test's code does not read of a response
 * @returns the function itself
 */
export function stubFetch<T extends (...args: never[]) => unknown>(answer: T): T {
  Object.assign(globalThis, { fetch: answer });
  return answer;
}

/** Puts back what was there when the test file began. */
export function restoreFetch(): void {
  Object.assign(globalThis, { fetch: original });
}
