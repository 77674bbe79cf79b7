import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { forwardCall } from "./forward-call";
import type { ProxyContext } from "./proxy-context";

/** Statuses that `Response` accepts no body for, not even an empty one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205]);

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
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : body;
  const init = { status, headers: toPairs(headers) };
  return new Response(WITHOUT_BODY.has(status) ? null : (content as BodyInit), init);
}

const toPairs = (flat: readonly string[]): [name: string, value: string][] =>
  flat.flatMap((value, index) => (index % 2 === 1 ? [[flat[index - 1] ?? "", value]] : []));
