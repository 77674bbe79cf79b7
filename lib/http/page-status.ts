import type { ServerResponse } from "node:http";
import { isUnsentPage, isWhole, onRequest } from "./on-request";
import { PAGE_STATUS } from "./page-status-name";

/** As React writes it. Text of a page cannot contain it: there every "<" is escaped. */
const NOT_FOUND = `<meta name="${PAGE_STATUS}" content="404"/>`;

/** How Next marks the document that it sends when a page could not be drawn: without a word in it. */
const EMPTY_SHELL = 'id="__next_error__"';

const BROKEN =
  "<noscript><h1>页面暂时打不开</h1><p>服务器开小差了，没有产生任何订单，已付款的订单不受影响。请稍后重新加载。</p>" +
  '<p><a href="/index">回首页</a></p></noscript>';

/**
 * Gives cached pages the status they are about, and words to those that have none. Next's own notFound() answers 404
 * with an empty document that only scripts fill (vercel/next.js#62228), so our pages for what does not exist are
 * drawn like any other, and say so by `<PageStatus />`.
 */
export function pageStatus(): void {
  onRequest((request, response) => {
    // Next leaves the body out for HEAD, and we could not read it. Node, which knows better, leaves it out anyway.
    if (request.method === "HEAD") request.method = "GET";
    const end = response.end;
    response.end = function endWithStatus(this: ServerResponse, ...args: unknown[]) {
      const [body, ...more] = args;
      return end.apply(this, [isUnsentPage(this) ? settle(this, body) : body, ...more] as never);
    } as ServerResponse["end"];
  });
}

/** @returns the body to send */
function settle(response: ServerResponse, body: unknown): unknown {
  if (!isWhole(body)) return body;
  if (response.statusCode === 200 && body.includes(NOT_FOUND)) response.statusCode = 404;
  if (response.statusCode < 500 || !body.includes(EMPTY_SHELL)) return body;
  response.removeHeader("Content-Length");
  return String(body).replace("</body>", `${BROKEN}</body>`);
}
