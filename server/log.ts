/** The server's own errors, one line and the stack; what Next renders it logs itself. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
