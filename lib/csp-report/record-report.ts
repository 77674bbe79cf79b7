import { count } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import type { CspReport } from "./read-reports";

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
