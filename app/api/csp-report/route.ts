import { createReportReceiver } from "@/lib/csp-report/receive-reports";
import { recordReport } from "@/lib/csp-report/record-report";

/** Receives Content-Security-Policy reports of browsers: 204, 400 when malformed, 413 when too large. */
export const POST = createReportReceiver(recordReport);
