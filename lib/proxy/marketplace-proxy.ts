import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { forwardCall } from "./forward-call";
import type { ProxyContext } from "./proxy-context";

/** `forwardCall` for a route of Next: `npm run dev`, and plain `next start`. */
export async function proxyToMarketplace(
  request: Request,
  context: ProxyContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = await forwardCall(
    {
      method: request.method,
      path: pathname,
      query: search,
      headers: Object.fromEntries(request.headers),
      body: request.body && Readable.fromWeb(request.body as NodeReadableStream),
      onStart: (abort) => request.signal.addEventListener("abort", abort, { once: true }),
    },
    context,
  );
  const content = typeof body === "string" ? body : (Readable.toWeb(body) as ReadableStream);
  return new Response(content, { status, headers });
}
