import { withHttpBlock } from "../../product/start-nginx";

interface Ports {
  /** nginx's port for each program; `…Direct` are the programs' own ports. */
  storefront: number;
  marketplace: number;
  storefrontDirect: number;
  marketplaceDirect: number;
}

/** As if nginx terminated https, which both programs are configured for. */
const HEADERS = `
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;`;

/** @returns nginx's configuration in front of both programs, with a cache under its default key for the storefront */
export const proxyConf = (folder: string, ports: Ports): string =>
  withHttpBlock(
    folder,
    `
  server_tokens off;
  proxy_cache_path ${folder}/cache keys_zone=shared:1m;
  large_client_header_buffers 4 32k;
  server {
    listen 127.0.0.1:${ports.storefront};
    location / {
      proxy_pass http://127.0.0.1:${ports.storefrontDirect};
      ${HEADERS}
      proxy_cache shared;
      add_header X-Cache $upstream_cache_status always;
    }
  }
  server {
    listen 127.0.0.1:${ports.marketplace};
    location / {
      proxy_pass http://127.0.0.1:${ports.marketplaceDirect};
      ${HEADERS}
    }
  }`,
  );
