import { ConfigError, innermost, reasonOf } from "@/contract/config-error";
import { FolderInUseError } from "@/database/lock-folder";

/** One line for what an operator can put right; everything else with its stack. */
function complaint(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code, port } = innermost(error);
  if (code === "EADDRINUSE") return `API_PORT ${port} is taken by another program`;
  if (code === "EACCES" && port !== undefined) return `API_PORT ${port} needs more rights`;
  if (code !== undefined) return reasonOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What a program does that cannot start: says why on stderr and ends with exit code 1. */
export function exitOnStartupError(error: unknown): void {
  process.stderr.write(`marketplace: ${complaint(error)}\n`);
  process.exitCode = 1;
}
