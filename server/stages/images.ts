import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { queryValue } from "@/lib/addresses/query";
import { mediaPath } from "@/lib/media/media-path";
import { openMedia } from "@/lib/media/open-media";
import { fetchImage, makeIcon } from "../cache/images/fetch-image";
import type { ImageCache } from "../cache/images/image-cache";
import type { Exchange, Stage } from "../exchange";
import { presetHeaders, sendText } from "../send";
import { type SentFile, sendFile } from "../send-file";

const ICON = /^\/media\/icons\/([a-z0-9-]{1,80})\.svg$/;

/** Sends pictures of the marketplace and icons from memory; uncacheable ones are streamed. */
export function images(cache: ImageCache): Stage {
  return (exchange) => {
    const { request, path, query } = exchange;
    if (!path.startsWith("/media/")) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD"]);
    }
    const icon = ICON.exec(path)?.[1];
    if (icon !== undefined) return sendIcon(exchange, cache, path, icon);
    const [width = null, format = null] = [queryValue(query, "w"), queryValue(query, "f")];
    const key = mediaPath(path.slice("/media/".length).split("/"), width, format);
    if (key === null) return sendText(exchange, 404, "Not Found");
    const cached = cache.get(key);
    return cached ? sendImage(exchange, key, cached) : sendLoaded(exchange, cache, key);
  };
}

async function sendIcon(
  exchange: Exchange,
  cache: ImageCache,
  key: string,
  name: string,
): Promise<true> {
  const cached = cache.get(key);
  if (cached) return sendImage(exchange, key, cached);
  const icon = await cache.load(key, async () => (await makeIcon(name)) ?? "stream");
  return icon === "stream" ? sendText(exchange, 404, "Not Found") : sendImage(exchange, key, icon);
}

async function sendLoaded(exchange: Exchange, cache: ImageCache, key: string): Promise<true> {
  const image = await cache.load(key, () => fetchImage(key)).catch(() => "stream" as const);
  return image === "stream" ? stream(exchange, key) : sendImage(exchange, key, image);
}

/** @param key its address, without other parameters of the query */
const sendImage = (exchange: Exchange, key: string, image: SentFile): true =>
  sendFile(exchange, image, exchange.path + exchange.query === key);

/** Streams from the marketplace with the client's validators; aborts the download when the client disconnects. */
async function stream(exchange: Exchange, key: string): Promise<true> {
  const { request, response } = exchange;
  const disconnected = new AbortController();
  response.once("close", () => disconnected.abort());
  const headers = new Headers();
  for (const name of ["if-none-match", "if-modified-since"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const answer = await openMedia(key, { headers, signal: disconnected.signal });
  presetHeaders(exchange);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (answer.body === null || request.method === "HEAD") {
    await answer.body?.cancel();
    response.end();
    return true;
  }
  // Destroy the connection on a failed download: a truncated picture must not look complete.
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
  return true;
}
