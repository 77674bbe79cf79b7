import { createReportReceiver, recordReport } from "@/lib/csp-report/receive-reports";

/** Receives Content-Security-Policy reports of browsers: 204, 400 when malformed, 413 when too large. */
export const POST = createReportReceiver(recordReport);
