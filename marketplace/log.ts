import { type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "./config";
import { describeError } from "./log-error";

export type { Logger };

const HIDDEN = [
  "authorization",
  "phone",
  "secret",
  "secrets",
  "token",
  "verify_code",
  "verifyCode",
] as const;

/** JSON lines on stdout. What must never be written: card secrets, tokens, SMS codes, whole phone numbers. */
export const createLog = (level: Config["logLevel"]): Logger => pino(logOptions(level));

export const logOptions = (level: Config["logLevel"]): LoggerOptions => ({
  level,
  base: { name: "marketplace" },
  redact: HIDDEN.flatMap((name) => [name, `*.${name}`]),
  serializers: { err: describeError },
});
