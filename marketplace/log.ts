import { type Logger, pino } from "pino";
import type { Config } from "./config";

export type { Logger };

/** JSON lines on stdout. What must never be written: card secrets, tokens, SMS codes, whole phone numbers. */
export function createLog(level: Config["logLevel"]): Logger {
  return pino({
    level,
    base: { name: "marketplace" },
    redact: ["token", "authorization", "secret", "secrets", "verify_code", "*.secret", "*.secrets"],
  });
}
