import { createLogSampler, LINES_PER_MINUTE, MINUTE_MS } from "@/contract/log-sampler";
import { readLimited } from "@/lib/api/read-limited";
import { readReports } from "./read-reports";

/** Larger than any report of a browser, bytes. */
const MAX_BODY = 16 * 1024;

const KIND = "csp report";

/**
 * Answers the reports that browsers send of what a page's policy has stopped.
 * @param write one line of the log, without its end
 */
export function createReportReceiver(
  write: (line: string) => void,
): (request: Request) => Promise<Response> {
  const take = createLogSampler({
    limit: LINES_PER_MINUTE,
    windowMs: MINUTE_MS,
    summarize: (kind, leftOut) => write(`${kind}: ${leftOut} more in a minute`),
  });
  return async (request) => {
    const body = await readLimited(request.body, MAX_BODY).catch(() => null);
    if (body === null) return answer(400);
    if (body === "too large") return answer(413);
    const reports = readReports(new TextDecoder().decode(body));
    if (reports === null) return answer(400);
    for (const report of reports) if (take(KIND)) write(`${KIND} ${JSON.stringify(report)}`);
    return answer(204);
  };
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
