import { count } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import type { BrowserError } from "./describe";

/** Logs and counts an error in a visitor's browser; the log limits the lines per minute. */
export function recordBrowserError(error: BrowserError): void {
  count("browser_errors_total", { kind: error.kind });
  log().warn({ error }, "browser error");
}
