import { PAGE_STATUS } from "@/lib/page-cache/page-status-name.js";

/** On a page about something that does not exist: it is answered with 404 (lib/http/page-status.ts). */
export function PageStatus() {
  return <meta name={PAGE_STATUS} content="404" />;
}
