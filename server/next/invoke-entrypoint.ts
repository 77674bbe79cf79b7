import type { IncomingMessage, ServerResponse } from "node:http";
import type { OnCacheEntryHandler, RequestMeta } from "next/dist/server/request-meta.js";
import { log } from "@/lib/log";
import { storePage } from "../cache/handler.js";
import type { NextPage } from "../cache/store/prepare-page.js";

/** Files that the build writes for a page (docs of Next: adapters, "Invoking Entrypoints"). */
export interface Entrypoint {
  handler: (
    request: IncomingMessage,
    response: ServerResponse,
    context: { waitUntil: (work: Promise<unknown>) => void; requestMeta: RequestMeta },
  ) => Promise<unknown>;
  /** The project's folder, from the working directory. */
  relativeProjectDir: string;
}

let invocations = 0;

/**
 * Makes an entrypoint render a page, and stores it. In its minimal mode Next leaves caching to its caller: it neither
 * looks the page up nor stores it (which would serialize the page to JSON to measure it). Because `onCacheEntry`
 * returns true, it makes no response with a hash of the page.
 * @param path internal path of the page
 */
export async function invokeEntrypoint(
  { handler, relativeProjectDir }: Entrypoint,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const onCacheEntry: OnCacheEntryHandler = async ({ value, cacheControl }) => {
    if (value?.kind !== "APP_PAGE") return false;
    const html = value.html.toUnchunkedString();
    await storePage(path, { ...value, html } as NextPage, {
      ...(cacheControl && { cacheControl }),
    });
    return true;
  };
  const requestMeta: RequestMeta = {
    relativeProjectDir,
    minimalMode: true,
    onCacheEntryV2: onCacheEntry,
    // Without partial prerendering, Next looks for the former name only.
    onCacheEntry,
  };
  invocations += 1;
  // Next keeps its last result for requests with the same number.
  request.headers["x-invocation-id"] = String(invocations);
  const waitUntil = (work: Promise<unknown>) => {
    work.catch((error: unknown) => log().error({ err: error, path }, "work after a render failed"));
  };
  await handler(request, response, { waitUntil, requestMeta });
}
