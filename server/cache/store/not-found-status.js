// @ts-check
import { PAGE_STATUS } from "../../../lib/render/page-status-name.js";

/** The element as React writes it. Text of a page cannot contain it, because "<" is escaped there. */
const NOT_FOUND = `<meta name="${PAGE_STATUS}" content="404"/>`;

/**
 * Returns the status to send a rendered page with. Next's own notFound() sends 404 with an empty document that only
 * scripts fill (vercel/next.js#62228), so our not-found pages are rendered like any other, and marked by
 * `<PageStatus />`.
 * @param {string} html
 * @param {number | undefined} rendered the status Next rendered the page with
 * @returns {number}
 */
export function applyStatus(html, rendered) {
  const status = rendered ?? 200;
  return status === 200 && html.includes(NOT_FOUND) ? 404 : status;
}
