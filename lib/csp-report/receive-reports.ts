import { readLimited } from "@storefront/platform/http/read-limited";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import { type CspReport, readReports } from "./read-reports";

/** Larger than any report of a browser, bytes. */
const MAX_BODY = 16 * 1024;

/**
 * Receives the reports that browsers send of policy violations.
 * @param onReport called with each report of a well-formed body
 */
export function createReportReceiver(
  onReport: (report: CspReport) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readLimited(request.body, MAX_BODY).catch(() => null);
    if (body === null) return answer(400);
    if (body === "too large") return answer(413);
    const reports = readReports(new TextDecoder().decode(body));
    if (reports === null) return answer(400);
    for (const report of reports) onReport(report);
    return answer(204);
  };
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** Reports are not trusted: a directive that none of our policies has is counted as "other". */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...["connect-src", "default-src", "font-src", "form-action", "frame-src", "img-src", "media-src"],
  ...["script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr"],
  ...["style-src-elem", "object-src", "manifest-src", "base-uri", "frame-ancestors", "worker-src"],
]);

/** Logs and counts a policy violation. */
export function recordReport(report: CspReport): void {
  const directive = DIRECTIVES.has(report.directive) ? report.directive : "other";
  count("csp_reports_total", { directive });
  log().warn({ report }, "csp report");
}
