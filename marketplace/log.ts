import { type Logger, type LoggerOptions, pino } from "pino";
import { createLogSampler, LINES_PER_MINUTE, MINUTE_MS } from "@/contract/log-sampler";
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

/** pino's number of the level; below it nothing is left out. */
const INFO = 30;

/** JSON lines on stdout. What must never be written: card secrets, tokens, SMS codes, whole phone numbers. */
export const createLog = (level: Config["logLevel"]): Logger => pino(logOptions(level));

/** Lines of one message are bounded in a minute, because callers can cause them; one more tells how many were left out. */
export function logOptions(level: Config["logLevel"]): LoggerOptions {
  let log: Logger | undefined;
  const take = createLogSampler({
    limit: LINES_PER_MINUTE,
    windowMs: MINUTE_MS,
    summarize: (kind, leftOut) => log?.warn({ kind, leftOut }, "lines left out in a minute"),
  });
  return {
    level,
    base: { name: "marketplace" },
    redact: HIDDEN.flatMap((name) => [name, `*.${name}`]),
    serializers: { err: describeError },
    hooks: {
      logMethod(line, write, number) {
        log ??= this;
        const kind = line.findLast((part) => typeof part === "string");
        if (number < INFO || take(kind ?? "")) write.apply(this, line);
      },
    },
  };
}
