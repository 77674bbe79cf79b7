import { createReportReceiver } from "@/lib/csp-report/receive-reports";
import { recordReport } from "@/lib/csp-report/record-report";

/** Receives the browsers' Content-Security-Policy reports. 204, 400 for no report, 413. */
export const POST = createReportReceiver(recordReport);
