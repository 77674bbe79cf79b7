import { type IncomingMessage, request } from "node:http";
import { freePort } from "../../scripts/launch/free-port";
import { startNginx } from "./start-nginx";

/** What an nginx answered; `cache` is its own word for it: MISS, HIT, …, undefined where nothing may be kept. */
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
 * Starts an nginx that keeps what a storefront allows, under nginx's default key: scheme, name of the upstream and
 * address, without the host. What says nothing about caching is kept as well.
 * @param port of the storefront
 * @param passedAs the header by which the visitor's host goes on; by X-Forwarded-Host, Host is the same for all
 */
export async function startSharedCache(
  port: number,
  passedAs: keyof typeof HOST_HEADERS = "host",
): Promise<SharedCache> {
  const own = await freePort();
  const get: SharedCache["get"] = (...asked) => getFrom(own, ...asked);
  const stop = await startNginx(
    (folder) => configuration(folder, own, port, HOST_HEADERS[passedAs]),
    async () => (await get("localhost", "/healthz")).status === 200,
  );
  return { get, stop };
}

const configuration = (folder: string, own: number, port: number, hosts: string): string => `
  proxy_cache_path ${folder}/cache keys_zone=shared:1m;
  server {
    listen 127.0.0.1:${own};
    location / {
      proxy_pass http://127.0.0.1:${port};
      ${hosts}
      proxy_cache shared;
      proxy_cache_valid any 10m;
      add_header X-Cache $upstream_cache_status always;
    }
  }`;

/** Asks a port of this machine for a path of a host. */
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
