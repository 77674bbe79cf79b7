import { log } from "@/lib/log";
import { count } from "@/observability/metrics/recorder";
import type { CspReport } from "./read-reports";

/** Browsers are not to be believed: a directive that no policy of ours has is counted under "other". */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...["connect-src", "default-src", "font-src", "form-action", "frame-src", "img-src", "media-src"],
  ...["script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr"],
  ...["style-src-elem", "object-src", "manifest-src", "base-uri", "frame-ancestors", "worker-src"],
]);

/** Logs and counts what a page's policy has stopped. */
export function recordReport(report: CspReport): void {
  const directive = DIRECTIVES.has(report.directive) ? report.directive : "other";
  count("csp_reports_total", { directive });
  log().warn({ report }, "csp report");
}
