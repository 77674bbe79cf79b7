import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/http/compress-once.ts does it, once for each cached page.
  compress: false,
  // lib/http/page-tags.ts does it, once for each cached page as well.
  generateEtags: false,
  agentRules: false,
  reactStrictMode: true,
  // Pictures come in their sizes from the marketplace: nobody has others made here, of any address of this server.
  images: { unoptimized: true },
  // Old spellings are forgiven in one step by lib/routing.
  skipTrailingSlashRedirect: true,
  // Types are checked by `npm run check`; a second run would only slow the first start down.
  typescript: { ignoreBuildErrors: true },
  // Cached pages live in memory: a start with other settings never shows a page that was made with the old ones.
  experimental: { isrFlushToDisk: false },
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};

export default config;
