import { freePort } from "@storefront/platform/launch/ports";
import { type RunningNginx, startNginx, writeHttpBlock } from "../../product/start-nginx";

/** A caching proxy in the role of a CDN. */
interface Cache extends RunningNginx {
  /** Port with TLS on 127.0.0.1. */
  port: number;
}

/**
 * Starts a proxy where TLS ends, in front of an nginx that was generated for this. It caches what the storefront allows
 * under nginx's default key: scheme, upstream and URI, without the host.
 * @param http port of that nginx
 * @param certificates folder with a folder for each brand's certificate
 */
export async function startCache(http: number, certificates: string): Promise<Cache> {
  const port = await freePort();
  const write = (file: string, folder: string) =>
    writeHttpBlock(
      file,
      folder,
      `
  proxy_cache_path ${folder}/cache keys_zone=shared:1m;
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${certificates}/mima.example/fullchain.pem;
    ssl_certificate_key ${certificates}/mima.example/privkey.pem;
    location / {
      proxy_pass http://127.0.0.1:${http};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_cache shared;
      add_header X-Cache $upstream_cache_status always;
    }
  }`,
    );
  return { port, ...(await startNginx(write, { port })) };
}
