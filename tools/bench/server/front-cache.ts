import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { generateConf } from "@storefront/programs/nginx/generate";
import { startSiteNginx } from "@storefront/testbed/product/site-nginx";
import { start } from "@storefront/testbed/product/start";
import type { Bench } from "../parts/bench";
import { compareLoads, type Load } from "../parts/load";
import type { Row } from "../parts/table";
import { type Recorded, record } from "./recorded";

/** Required fraction of the efficiency of nginx with a file. */
const SHARE = 0.7;

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const PAGE = {
  path: "/goodsDetails?goodsId=1001",
  headers: { host: "mima.localhost", "accept-encoding": "gzip, deflate, br", "user-agent": CHROME },
};

/**
 * Measures a page that the shipped nginx keeps for a second, compared with a file of the same bytes and headers that the
 * same nginx sends.
 */
export async function measureFrontCache(bench: Bench): Promise<Row> {
  const { env } = await bench.product();
  const port = await freePort();
  const storefront = await start("storefront", { env: { ...env, TRUST_PROXY: "1" }, port });
  // The first answer is a render's.
  await record(port, PAGE);
  const filePort = await freePort();
  const fileServer = writePage(bench.folder, filePort, await record(port, PAGE));
  const nginx = await startSiteNginx({
    storefronts: [port],
    marketplaces: [port],
    env: { NGINX_TLS: "in-front" },
    generate: (file, variables) =>
      writeFileSync(file, generateConf(variables).conf.replace(/\}\s*$/, `${fileServer}}`)),
  });
  const { pid } = nginx;
  const { headers } = PAGE;
  const targets = [
    { pid, url: `http://127.0.0.1:${filePort}/page`, headers },
    { pid, url: `http://127.0.0.1:${nginx.http}${PAGE.path}`, headers },
    { pid: storefront.pid, url: `http://127.0.0.1:${port}${PAGE.path}`, headers },
  ];
  const loads = await compareLoads(targets, { connections: 16, rounds: 5, seconds: 2 });
  for (const each of [nginx, storefront]) await each.stop();
  const [file, kept, alone] = loads as [Load, Load, Load];
  const reached = file.processorMs / kept.processorMs;
  return {
    name: "goods page through nginx (16 connections, brotli)",
    ours: `${formatLoad(kept)}, p99 ${kept.p99Ms.toFixed(1)} ms, ${kept.errors} errors; the storefront alone ${formatLoad(alone)}`,
    beside: `${formatLoad(file)}, a file of the same bytes, by the same nginx`,
    target: `${SHARE} of the file: ${reached.toFixed(2)}`,
    reached: reached >= SHARE && kept.errors === 0,
  };
}

/** Writes the page's body to a file. @returns nginx's server block that sends it with the page's headers */
function writePage(folder: string, port: number, { rawHeaders, body }: Recorded): string {
  const root = mkdtempSync(join(folder, "static-"));
  // nginx workers may run as another user.
  for (const each of [folder, root]) chmodSync(each, 0o755);
  writeFileSync(join(root, "page"), body);
  return `
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${root};
      default_type "text/html; charset=utf-8";
${addedHeaders(rawHeaders)}
    }
  }
`;
}

/** nginx adds the others itself. */
const NOT_ADDED =
  /^(?:connection|keep-alive|date|server|content-(?:length|type)|transfer-encoding|etag)$/i;

function addedHeaders(rawHeaders: readonly string[]): string {
  const lines: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = "", value = ""] = rawHeaders.slice(index, index + 2);
    if (!NOT_ADDED.test(name))
      lines.push(`      add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  }
  return lines.join("\n");
}

const formatLoad = ({ processorMs, requestsPerSecond }: Load) =>
  `${(processorMs * 1000).toFixed(1)} µs processor time, ${requestsPerSecond} requests/s`;
