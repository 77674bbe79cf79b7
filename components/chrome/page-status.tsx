import { PAGE_STATUS } from "@/lib/render/page-status-name.js";

/** Marks a page as not found: the server then responds with 404 (server/cache/store/prepare-page.js). */
export function PageStatus() {
  return <meta name={PAGE_STATUS} content="404" />;
}
