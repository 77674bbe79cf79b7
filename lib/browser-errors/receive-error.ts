import { readLimited } from "@storefront/platform/http/read-limited";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import type { BrowserError } from "./describe";
import { readBrowserError } from "./read-error";

/** Larger than any report of our script, bytes. */
const MAX_BODY = 8 * 1024;

/** Receives error reports of browsers: 204, 400 when malformed, 403 when cross-site, 413 when too large. */
export async function receiveBrowserError(
  request: Request,
  onError: (error: BrowserError) => void,
): Promise<Response> {
  if (request.headers.get("sec-fetch-site") === "cross-site") return answer(403);
  const body = await readLimited(request.body, MAX_BODY).catch(() => null);
  if (body === null) return answer(400);
  if (body === "too large") return answer(413);
  const error = readBrowserError(new TextDecoder().decode(body));
  if (error === null) return answer(400);
  onError(error);
  return answer(204);
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** Logs and counts an error in a visitor's browser; the log limits the lines per minute. */
export function recordBrowserError(error: BrowserError): void {
  count("browser_errors_total", { kind: error.kind });
  log().warn({ error }, "browser error");
}
