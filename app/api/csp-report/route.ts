import { createReportReceiver } from "@/lib/csp-report/receive-reports";
import { recordReport } from "@/lib/csp-report/record-report";

/** Browsers tell here what a page's Content-Security-Policy has stopped. 204, 400 for no report, 413. */
export const POST = createReportReceiver(recordReport);
