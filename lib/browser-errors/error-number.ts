/** @returns the number that identifies an error in the log: the server's digest if it has one, else a new number */
export function errorNumberOf(error: unknown): string {
  const { digest } = (error ?? {}) as { digest?: unknown };
  return typeof digest === "string" && /^[\w.-]{1,64}$/.test(digest) ? digest : newErrorNumber();
}

/** 64 random bits; `crypto.randomUUID` is missing on plain http. */
function newErrorNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
