import { type Logger, type LoggerOptions, pino } from "pino";
import { createLogSampler, LINES_PER_MINUTE, MINUTE_MS } from "@/contract/log-sampler";
import { describeError } from "./describe-error";
import type { LogLevel } from "./log-levels";
import { currentRequestId } from "./request-context";

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

/**
 * JSON lines on stdout, each with the id of its request. What must never be written: card secrets, tokens, SMS codes,
 * whole phone numbers.
 * @param name of the program
 */
export const createLog = (name: string, level: LogLevel): Logger => pino(logOptions(name, level));

/** Lines of one message are bounded in a minute, because callers can cause them; one more counts those that were left out. */
export function logOptions(name: string, level: LogLevel): LoggerOptions {
  let log: Logger | undefined;
  const take = createLogSampler({
    limit: LINES_PER_MINUTE,
    windowMs: MINUTE_MS,
    summarize: (kind, leftOut) => log?.warn({ kind, leftOut }, "lines left out in a minute"),
  });
  return {
    level,
    base: { name },
    redact: HIDDEN.flatMap((field) => [field, `*.${field}`]),
    serializers: { err: describeError },
    mixin: requestFields,
    hooks: {
      logMethod(line, write, number) {
        log ??= this;
        const kind = line.findLast((part) => typeof part === "string");
        if (number < INFO || take(kind ?? "")) write.apply(this, line);
      },
    },
  };
}

function requestFields(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}
