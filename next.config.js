import { fileURLToPath } from "node:url";
import { SECURITY_HEADERS } from "./contract/security-headers.js";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // The image optimizer is off so that it cannot be used as an open proxy; pictures come in their sizes.
  images: { unoptimized: true },
  // Old spellings are forgiven in one step by lib/routing.
  skipTrailingSlashRedirect: true,
  // `npm run check` checks types; CI has a build check those that Next writes for routes, which a first start need not wait for.
  typescript: { ignoreBuildErrors: process.env.CHECK_BUILD_TYPES === undefined },
  // Rendered pages and marketplace answers live in one store, which server/ sends from.
  cacheHandler: fileURLToPath(new URL("./server/cache-handler.js", import.meta.url)),
  cacheMaxMemorySize: 0,
  // Seconds after which a page is too old to be sent while it is refreshed; Next sends the same to shared caches.
  expireTime: 24 * 60 * 60,
  // Cached pages live in memory: a start with other settings never shows a page that was made with the old ones.
  experimental: {
    isrFlushToDisk: false,
    // Fewer, larger scripts than by default (50,000): most visitors come for one page. Bytes before minifying; from about
    // 200,000 on the dialogs, which are loaded when opened, repeat too much of each other.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
  // For `next start` alone; server/ sets them on every response of its own.
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS.map(([key, value]) => ({ key, value })) },
  ],
};

export default config;
