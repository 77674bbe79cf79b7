import { type DestinationStream, pino } from "pino";
import { redact } from "../../text/redact";
import { createLogSampler } from "../log-sampler";
import { processFields } from "../process-fields";
import type { AccessLog } from "./observe-answers";

/** Lines per status class (2xx, 5xx) and window, so that a flood of one class does not crowd out another. */
const LINES = 2_000;
const WINDOW_MS = 10_000;
const LONGEST_PATH = 200;
/** Enough of a path to redact what is shown, each character of which may be five encoded ones. */
const LONGEST_SENT = 5 * LONGEST_PATH;

/**
 * Creates a log with one JSON line per response. The query and the client address are left out: they may hold what a
 * visitor typed or identify the visitor; phone numbers and tokens are redacted in the path. The edge's own log has the address under the same request id.
 * @param name of the program
 */
export function createAccessLog(name: string, destination?: DestinationStream): AccessLog {
  const log = pino(
    { base: { ...processFields(name), log: "access" } },
    destination ?? pino.destination(1),
  );
  const shouldLog = createLogSampler({
    limit: LINES,
    windowMs: WINDOW_MS,
    summarize: (kind, leftOut) =>
      log.warn({ kind, leftOut }, "log lines suppressed in ten seconds"),
  });
  return ({ path, ms, ...served }) => {
    if (!shouldLog(`${Math.floor(served.status / 100)}xx`)) return;
    log.info({
      ...served,
      path: redact(path.slice(0, LONGEST_SENT)).slice(0, LONGEST_PATH),
      ms: Math.round(ms * 10) / 10,
    });
  };
}
