/**
 * The oldest release of each production package that fixes a published advisory. Kept as data so that the check needs
 * no network; `npm audit` knows newer advisories.
 */
export const SAFE_VERSIONS: readonly { name: string; oldest: string; advisory: string }[] = [
  { name: "next", oldest: "16.4.6", advisory: "the line's security release" },
  { name: "sanitize-html", oldest: "2.12.1", advisory: "CVE-2024-21501" },
  { name: "crypto-js", oldest: "4.2.0", advisory: "CVE-2023-46233" },
  { name: "sharp", oldest: "0.32.6", advisory: "CVE-2023-4863" },
  { name: "postcss", oldest: "8.4.31", advisory: "CVE-2023-44270" },
  { name: "hono", oldest: "4.10.2", advisory: "CVE-2025-62610" },
  { name: "swagger-ui-dist", oldest: "4.1.3", advisory: "CVE-2021-46708" },
];

/** The same for the images of Dockerfile and compose.yml, in their release lines. */
export const SAFE_IMAGES: readonly { name: string; oldest: string; advisory: string }[] = [
  { name: "node", oldest: "24.18.1", advisory: "CVE-2026-56846" },
  { name: "nginx", oldest: "1.30.4", advisory: "CVE-2026-42533" },
  { name: "postgres", oldest: "18.6", advisory: "CVE-2026-6471" },
  { name: "redis", oldest: "8.6.5", advisory: "CVE-2026-12087" },
  { name: "prom/prometheus", oldest: "3.13.2", advisory: "CVE-2026-56852" },
  { name: "grafana/grafana", oldest: "13.2.0", advisory: "CVE-2026-17183" },
];
