import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { queryValue } from "@/lib/addresses/query";
import { mediaPath } from "@/lib/media/media-path";
import { openMedia } from "@/lib/media/open-media";
import type { Exchange, Stage } from "../exchange";
import { presetHeaders, sendText } from "../finalize";
import { fetchImage, makeIcon } from "../images/fetch-image";
import type { ImageCache } from "../images/image-cache";
import { sendFile } from "../send-file";

const ICON = /^\/media\/icons\/([a-z0-9-]{1,80})\.svg$/;

/** Pictures of the marketplace and icons, from memory; what cannot be kept is streamed. */
export function images(cache: ImageCache): Stage {
  return (exchange) => {
    const { request, path, query } = exchange;
    if (!path.startsWith("/media/")) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD"]);
    }
    const icon = ICON.exec(path)?.[1];
    if (icon !== undefined) return sendIcon(exchange, cache, path, icon);
    const width = queryValue(query, "w") ?? null;
    const key = mediaPath(path.slice("/media/".length).split("/"), width);
    if (key === null) return sendText(exchange, 404, "Not Found");
    const known = cache.get(key);
    return known ? sendFile(exchange, known) : sendLoaded(exchange, cache, key);
  };
}

async function sendIcon(
  exchange: Exchange,
  cache: ImageCache,
  key: string,
  name: string,
): Promise<true> {
  const known = cache.get(key);
  if (known) return sendFile(exchange, known);
  const icon = await cache.load(key, async () => (await makeIcon(name)) ?? "stream");
  return icon === "stream" ? sendText(exchange, 404, "Not Found") : sendFile(exchange, icon);
}

async function sendLoaded(exchange: Exchange, cache: ImageCache, key: string): Promise<true> {
  const image = await cache.load(key, () => fetchImage(key)).catch(() => "stream" as const);
  return image === "stream" ? stream(exchange, key) : sendFile(exchange, image);
}

/** The client's own connection to the marketplace: its validators go there, and its leaving ends the download. */
async function stream(exchange: Exchange, key: string): Promise<true> {
  const { request, response } = exchange;
  const left = new AbortController();
  response.once("close", () => left.abort());
  const headers = new Headers();
  for (const name of ["if-none-match", "if-modified-since"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const answer = await openMedia(key, { headers, signal: left.signal });
  presetHeaders(exchange);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (answer.body === null || request.method === "HEAD") {
    await answer.body?.cancel();
    response.end();
    return true;
  }
  // A broken download ends the connection: a broken picture must not look complete.
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
  return true;
}
