// @ts-check
import { PAGE_STATUS } from "./page-status-name.js";

/** As React writes it. Text of a page cannot contain it: there every "<" is escaped. */
const NOT_FOUND = `<meta name="${PAGE_STATUS}" content="404"/>`;

/**
 * The status a rendered page is sent with. Next's own notFound() answers 404 with an empty document that only scripts
 * fill (vercel/next.js#62228), so our pages for what does not exist are rendered like any other, and say so by
 * `<PageStatus />`.
 * @param {string} html
 * @param {number | undefined} rendered the status Next rendered the page with
 * @returns {number}
 */
export function applyStatus(html, rendered) {
  const status = rendered ?? 200;
  return status === 200 && html.includes(NOT_FOUND) ? 404 : status;
}
