import { type IncomingMessage, request } from "node:http";
import { freePort } from "@storefront/platform/launch/ports";
import { startNginx, withHttpBlock } from "../product/start-nginx";

/** An answer of nginx; `cache` is its cache status (MISS, HIT, …), undefined when the response is not cacheable. */
export interface SharedAnswer {
  status: number;
  cache: string | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface SharedCache {
  get(host: string, path: string, headers?: Record<string, string>): Promise<SharedAnswer>;
  stop(): Promise<void>;
}

const HOST_HEADERS = {
  host: "proxy_set_header Host $http_host;",
  "x-forwarded-host":
    "proxy_set_header Host origin.internal; proxy_set_header X-Forwarded-Host $http_host;",
};

/**
 * Starts an nginx that caches what the storefront allows, and responses without cache headers, under nginx's default
 * key: scheme, upstream and URI, without the host.
 * @param port the storefront's port
 * @param hostHeader header that forwards the visitor's host; with X-Forwarded-Host, Host is the same for all requests
 */
export async function startSharedCache(
  port: number,
  hostHeader: keyof typeof HOST_HEADERS = "host",
): Promise<SharedCache> {
  const cachePort = await freePort();
  const get: SharedCache["get"] = (...args) => getFrom(cachePort, ...args);
  const stop = await startNginx((folder) =>
    withHttpBlock(folder, configuration(folder, cachePort, port, HOST_HEADERS[hostHeader])),
  );
  return { get, stop };
}

const configuration = (folder: string, cachePort: number, port: number, hosts: string): string => `
  proxy_cache_path ${folder}/cache keys_zone=shared:1m;
  server {
    listen 127.0.0.1:${cachePort};
    location / {
      proxy_pass http://127.0.0.1:${port};
      ${hosts}
      proxy_cache shared;
      proxy_cache_valid any 10m;
      add_header X-Cache $upstream_cache_status always;
    }
  }`;

/** Requests a host's path on a local port. */
export function getFrom(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<SharedAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, headers: { host, ...headers } };
    const sent = request(options, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({
        status: answer.statusCode ?? 0,
        cache: answer.headers["x-cache"]?.toString(),
        headers: answer.headers,
        body: Buffer.concat(chunks),
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}
