import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "../../scripts/find-nginx";
import { freePort } from "./free-port";

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
  const folder = mkdtempSync(join(tmpdir(), "shared-cache-"));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, own, port, HOST_HEADERS[passedAs]));
  const nginx = spawn(findNginx(), ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
  const stderr: Buffer[] = [];
  nginx.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const ended = once(nginx, "exit");
  const cache: SharedCache = {
    get: (...asked) => getFrom(own, ...asked),
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  while (nginx.exitCode === null) {
    if (await cache.get("localhost", "/healthz").then(isUp, () => false)) return cache;
  }
  throw new Error(`nginx did not start: ${Buffer.concat(stderr)}`);
}

const isUp = ({ status }: SharedAnswer) => status === 200;

function configuration(folder: string, own: number, port: number, hosts: string): string {
  const temporary = ["proxy", "client_body", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 128; }
http {
  access_log off;
  ${temporary.join(" ")}
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
  }
}`;
}

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
