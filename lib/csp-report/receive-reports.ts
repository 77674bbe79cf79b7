import { readLimited } from "@storefront/platform/http/read-limited";
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
