/** An unusable environment variable. `message` is one line that names it. */
export class ConfigError extends Error {}

/**
 * Creates the error for a valid variable whose target does not work. One line without the value, which may contain a
 * password.
 */
export function configErrorFrom(variable: string, cause: unknown): ConfigError {
  return new ConfigError(`${variable} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** @returns a driver's message, without its stack and statement */
export function reasonOf(error: unknown): string {
  const { message = "", code, name } = innermost(error);
  // For a host with two addresses that both refuse, the error has no message.
  const line = message === "" ? String(code ?? name ?? error) : message.replace(/\s+/g, " ");
  return code === undefined || line.includes(code) ? line : `${line} (${code})`;
}

type Reason = Partial<NodeJS.ErrnoException> & { port?: number };

export function innermost(error: unknown): Reason {
  const reason = error as Reason;
  return typeof reason?.cause === "object" && reason.cause ? innermost(reason.cause) : reason;
}
