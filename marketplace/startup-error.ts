import { ConfigError, innermost, reasonOf } from "@storefront/platform/environment/config-error";
import { FolderInUseError } from "./database/lock-folder";

/** Returns one line for errors that an operator can fix, a stack trace for all others. */
function describeStartupError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code, port } = innermost(error);
  if (code === "EADDRINUSE") return `API_PORT ${port} is in use by another program`;
  if (code === "EACCES" && port !== undefined) return `API_PORT ${port} needs more privileges`;
  if (code !== undefined) return reasonOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Reports a startup error on stderr and sets exit code 1. */
export function exitOnStartupError(error: unknown): void {
  process.stderr.write(`marketplace: ${describeStartupError(error)}\n`);
  process.exitCode = 1;
}
