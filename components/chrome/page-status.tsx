import { PAGE_STATUS } from "@/lib/page-cache/page-status-name.js";

/** On a page about something that does not exist: it is answered with 404 (lib/page-cache/not-found-status.js). */
export function PageStatus() {
  return <meta name={PAGE_STATUS} content="404" />;
}
