/** A variable that cannot be used. `message` is one line that names it. */
export class ConfigError extends Error {}

/** A variable that reads well, but what it names does not work: one line, never the value, which may hold a password. */
export function configErrorFrom(variable: string, cause: unknown): ConfigError {
  return new ConfigError(`${variable} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** What a driver said, without the stack and the statement around it. */
export function reasonOf(error: unknown): string {
  const { message = "", code, name } = innermost(error);
  // A name with two addresses, neither of which answers, is refused without a message.
  const line = message === "" ? String(code ?? name ?? error) : message.replace(/\s+/g, " ");
  return code === undefined || line.includes(code) ? line : `${line} (${code})`;
}

type Reason = Partial<NodeJS.ErrnoException> & { port?: number };

export function innermost(error: unknown): Reason {
  const reason = error as Reason;
  return typeof reason?.cause === "object" && reason.cause ? innermost(reason.cause) : reason;
}
