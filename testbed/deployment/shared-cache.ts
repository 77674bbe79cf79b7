import { freePort } from "@storefront/platform/launch/ports";
import { type RawAnswer, sendRequest } from "../product/send-request";
import { startNginx, writeHttpBlock } from "../product/start-nginx";

/** An answer of nginx; `cache` is its cache status (MISS, HIT, …), undefined when the response is not cacheable. */
export interface SharedAnswer extends RawAnswer {
  cache: string | undefined;
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
 * Starts an nginx that stands for somebody's CDN: it caches what the storefront allows, and responses without cache headers, under nginx's default
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
  const write = (file: string, folder: string) =>
    writeHttpBlock(file, folder, configuration(folder, cachePort, port, HOST_HEADERS[hostHeader]));
  const { stop } = await startNginx(write, { port: cachePort });
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
export async function getFrom(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<SharedAnswer> {
  const answer = await sendRequest({ port, path, headers: { host, ...headers } });
  return { ...answer, cache: answer.headers["x-cache"]?.toString() };
}
