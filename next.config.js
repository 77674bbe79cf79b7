import { fileURLToPath } from "node:url";
import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

const root = fileURLToPath(new URL(".", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // The image optimizer is off so that it cannot be used as an open proxy; the marketplace serves pictures in sizes.
  images: { unoptimized: true },
  // lib/routing redirects old spellings, in one step.
  skipTrailingSlashRedirect: true,
  // `npm run check` checks types; only CI builds check those that Next generates for routes, to keep first starts fast.
  typescript: { ignoreBuildErrors: process.env.CHECK_BUILD_TYPES === undefined },
  // Rendered pages and marketplace answers are in one store, from which server/ sends them.
  cacheHandler: fileURLToPath(new URL("./server/cache/handler.js", import.meta.url)),
  cacheMaxMemorySize: 0,
  // Seconds after which a page is too old to send while it is refreshed; Next sends shared caches the same.
  expireTime: 24 * 60 * 60,
  // Cached pages stay in memory, so that a restart with other settings never shows a page rendered with the old ones.
  experimental: {
    isrFlushToDisk: false,
    // Fewer, larger scripts than the default (50,000), because most visitors view one page. Bytes before minifying;
    // from about 200,000 on, the lazily loaded dialogs duplicate too much code.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  turbopack: { root },
  // For plain `next start`; server/ sets them on all its responses.
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS.map(([key, value]) => ({ key, value })) },
  ],
};

/**
 * Gives classes in scripts the short names that they have in the stylesheet.
 * @returns {Promise<import("next").NextConfig["turbopack"]>}
 */
async function shortenClasses() {
  // Only then, because deployments have neither these files nor their packages.
  const { writeClassNames } = await import("./scripts/build/class-names/write-table.js");
  const rule = {
    condition: { path: /^(app|brands|components|lib)\// },
    loaders: [
      {
        loader: fileURLToPath(new URL("./scripts/build/class-names/loader.js", import.meta.url)),
        // Not read: with another table, Turbopack's cache of earlier builds does not count.
        options: { table: await writeClassNames(root) },
      },
    ],
  };
  return { root, rules: { "*.ts": rule, "*.tsx": rule } };
}

/** @param {string} phase */
export default async function createConfig(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD || process.env.IS_NEXT_WORKER) return config;
  return { ...config, turbopack: await shortenClasses() };
}
