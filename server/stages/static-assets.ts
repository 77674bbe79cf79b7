import type { Asset } from "../assets/load-assets";
import type { Stage } from "../exchange";
import { sendText } from "../send";
import { type SentFile, sendFile } from "../send-file";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Runs before routing, because assets belong to no brand and are most of the requests. */
export function staticAssets(assets: ReadonlyMap<string, Asset>): Stage {
  const files = new Map<string, SentFile>();
  for (const [path, asset] of assets) files.set(path, toSentFile(asset));
  return (exchange) => {
    const { request, path } = exchange;
    const file = files.get(path);
    if (file === undefined && !path.startsWith("/_next/")) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD"]);
    }
    if (file === undefined) return sendText(exchange, 404, "Not Found");
    return sendFile(exchange, file, exchange.query === "");
  };
}

function toSentFile({ type, etag, lastModified, immutable, identity, gzip, br }: Asset): SentFile {
  const headers = [
    "Content-Type",
    type,
    "Cache-Control",
    immutable ? IMMUTABLE : REVALIDATED,
    "Last-Modified",
    lastModified,
  ];
  return { identity, gzip, br, etag, headers };
}
