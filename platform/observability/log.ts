import { type Logger, type LoggerOptions, pino } from "pino";
import type { LogLevel } from "../environment/log-levels";
import { redact } from "../text/redact";
import { describeError } from "./describe-error";
import { createLogSampler, LINES_PER_MINUTE, MINUTE_MS } from "./log-sampler";
import { processFields } from "./process-fields";
import { redactFields } from "./redact-fields";
import { currentRequestId } from "./request-context";

export type { Logger };

const HIDDEN = [
  "authorization",
  "cookie",
  "password",
  "phone",
  "secret",
  "secrets",
  "sign",
  "signature",
  "token",
  "verify_code",
  "verifyCode",
] as const;

/** pino's number of the level. Lines below it are not sampled. */
const INFO = 30;

/**
 * Creates a logger that writes JSON lines to stdout, each with its request id. Phone numbers, tokens and signatures are
 * redacted in every text; never log card secrets or SMS codes, which have no form of their own.
 * @param name of the program
 * @param processes of the program on this machine, which share the limit of lines
 */
export const createLog = (name: string, level: LogLevel, processes = 1): Logger =>
  pino(logOptions(name, level, processes));

/**
 * Lines of one message are limited per minute, because clients can cause them; a summary line counts the dropped ones.
 */
export function logOptions(name: string, level: LogLevel, processes = 1): LoggerOptions {
  let log: Logger | undefined;
  const shouldLog = createLogSampler({
    limit: Math.ceil(LINES_PER_MINUTE / processes),
    windowMs: MINUTE_MS,
    summarize: (kind, leftOut) => log?.warn({ kind, leftOut }, "log lines suppressed in a minute"),
  });
  return {
    level,
    base: processFields(name),
    redact: HIDDEN.flatMap((field) => [field, `*.${field}`]),
    serializers: { err: describeError },
    formatters: { log: redactFields },
    mixin: requestFields,
    hooks: {
      logMethod(line, write, number) {
        log ??= this;
        const kind = line.findLast((part) => typeof part === "string");
        if (number < INFO || shouldLog(kind ?? "")) write.apply(this, withoutSecrets(line));
      },
    },
  };
}

type Line = Parameters<Logger["info"]>;

/** The message and its values; fields are redacted by the formatter. */
const withoutSecrets = (line: Line): Line =>
  line.map((part: unknown) => (typeof part === "string" ? redact(part) : part)) as Line;

function requestFields(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}
