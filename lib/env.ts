import {
  flagField,
  httpUrlField,
  indexNowKeyField,
  integerField,
  listenField,
  logLevelField,
  redisUrlField,
  shutdownDelayField,
} from "@storefront/platform/environment/fields";
import type { LogLevel } from "@storefront/platform/environment/log-levels";
import { isSampleSecret, SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { withoutSlash, withSlash } from "@storefront/platform/http/base-address";
import { MAX_TRUSTED_HOPS } from "@storefront/platform/http/forwarded";
import { CONNECTIONS_PER_CLIENT } from "@storefront/platform/http/request-limits";
import * as z from "zod";

/**
 * All settings of an operator, read once when the server starts and never at build (product §10.1).
 * Nothing here reads variables when the module loads: `next build` imports it too, without any variable set.
 */

/** A base address that paths are appended to: always ends in one slash. */
const base = httpUrlField.transform(withSlash);

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, "must be a host name");

const sixteen = z.string().length(16, "must be 16 characters");

/** `mima=shop.example.com,mima=alias.example.com`: hosts that belong to a brand, the canonical one first. */
const brandHosts = z
  .string()
  .default("")
  .transform((text, context) =>
    text
      .split(",")
      .map((pair) => pair.trim().toLowerCase())
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [, brand, host] = /^([a-z0-9-]+)=([a-z0-9.-]+)$/.exec(pair) ?? [];
        if (brand && host) return { brand, host };
        context.addIssue({ code: "custom", message: "must have the form brand=host,brand=host" });
        return z.NEVER;
      }),
  );

const MAX_WORKERS = 256;
const workersError = `must be auto or a number of processes, 1 to ${MAX_WORKERS}`;

/** Number of serving processes; `auto`: one for each core. */
const workersField = z.union(
  [z.literal("auto"), integerField(1, MAX_WORKERS, workersError)],
  workersError,
);

/** Every variable of the storefront, as text. */
export const storefrontVariables = z.object({
  HOST: listenField.optional(),
  PORT: z.coerce.number("must be a port").int().min(0).max(65535).default(3000),
  API_BASE_URL: httpUrlField.default("http://127.0.0.1:4000").transform(withoutSlash),
  MARKETPLACE_EVENTS: flagField,
  MOBILE_SITE_URL: base.default("http://localhost:4000/phone/"),
  MALL_URL: httpUrlField.optional(),
  CONNECTIONS_PER_CLIENT: integerField(
    0,
    100_000,
    "must be a number of connections, at most 100000",
  ).default(CONNECTIONS_PER_CLIENT),
  STOP_NOTICE_S: shutdownDelayField,
  WORKERS: workersField.default(1),
  TRUST_PROXY: integerField(
    0,
    MAX_TRUSTED_HOPS,
    `must be a number of proxies, 0 to ${MAX_TRUSTED_HOPS}`,
  ).default(0),
  PAGE_CACHE_MB: integerField(8, 65_536, "must be a number of megabytes, at least 8").default(128),
  IMAGE_CACHE_MB: integerField(8, 65_536, "must be a number of megabytes, at least 8").default(64),
  VISITOR_SEARCHES_PER_MINUTE: integerField(
    1,
    1_000_000,
    "must be a number of searches, 1 to 1000000",
  ).default(60),
  SEARCHES_PER_MINUTE: integerField(
    1,
    1_000_000,
    "must be a number of searches, 1 to 1000000",
  ).default(180),
  PREVIEW_DOMAIN: hostName.optional(),
  BRAND_HOSTS: brandHosts,
  BRANDS_FILE: z.string().optional(),
  INDEXNOW_KEY: indexNowKeyField.optional(),
  UNKNOWN_HOST: z.enum(["neutral", "refuse"], "must be neutral or refuse").default("neutral"),
  HSTS_INCLUDE_SUBDOMAINS: flagField,
  HSTS_PRELOAD: flagField,
  REDIS_URL: redisUrlField.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlField.optional(),
  METRICS_PORT: integerField(1, 65_535, "must be a port").optional(),
  METRICS_HOST: listenField.default("127.0.0.1"),
  ACCESS_LOG: flagField,
  LOG_LEVEL: logLevelField,
  INTERNAL_SECRET: z.string().min(16, "must have at least 16 characters"),
  SMS_PAYLOAD_KEY: sixteen,
  SMS_PAYLOAD_IV: sixteen,
  SMS_CHALLENGE_PAGE: httpUrlField.optional(),
});

/** Browsers' preload lists accept a host only together with its subdomains. */
const settings = storefrontVariables.refine(
  (set) => set.HSTS_INCLUDE_SUBDOMAINS || !set.HSTS_PRELOAD,
  {
    path: ["HSTS_PRELOAD"],
    error: "must be 0 unless HSTS_INCLUDE_SUBDOMAINS=1",
  },
);

const MEGABYTE = 1024 * 1024;

type Settings = z.infer<typeof settings>;

/** The settings under their names in code. Addresses: `apiBaseUrl` ends without a slash, `mobileSiteUrl` with one. */
export interface Env {
  /** The marketplace is a sandbox: sample secrets are accepted, and requests may name a tester's market. */
  isSandbox: boolean;
  /** The address to listen on; undefined: all of this machine. */
  host: string | undefined;
  port: number;
  apiBaseUrl: string;
  /** Whether the marketplace announces what changes, so that pages live until then: lib/api/cache-tags.ts. */
  marketplaceEvents: boolean;
  mobileSiteUrl: string;
  mallUrl: string | undefined;
  /** Number of our proxies that every request passes; 0: none, and no X-Forwarded-* header is trusted. */
  trustedHops: number;
  /** Maximum open connections per client address, 0 for no limit: platform/http/connection-limit.ts. */
  connectionsPerClient: number;
  /** How long /readyz answers 503 before a stopping server refuses connections. */
  shutdownDelayMs: number;
  /** Number of serving processes; "auto": one for each core. */
  workers: number | "auto";
  /** Bytes of rendered pages and marketplace answers kept in memory. */
  pageCacheBytes: number;
  /** Bytes of pictures kept in memory. */
  imageCacheBytes: number;
  /** Uncached searches per minute of one address and of all: server/searches. */
  searchRates: { perAddress: number; total: number };
  previewDomain: string | undefined;
  brandHosts: readonly { brand: string; host: string }[];
  /** File that changes and adds brands (brands/file); undefined: the shipped brands. */
  brandsFile: string | undefined;
  /** Key of IndexNow, in the file /<key>.txt of every host; undefined: there is none. */
  indexNowKey: string | undefined;
  unknownHost: "neutral" | "refuse";
  /** Directives of Strict-Transport-Security after its max-age of a year. */
  hsts: { includeSubDomains: boolean; preload: boolean };
  /** Shared secret of the storefront and the marketplace. */
  internalSecret: string;
  /** AES key and vector of the SMS call, 16 characters each. */
  sms: { key: string; iv: string };
  /** The page that shows a challenge before a code is sent; undefined: none is shown. */
  challengePage: string | undefined;
  /** Redis in which storefronts share rendered pages; undefined: each has its own. */
  redisUrl: string | undefined;
  logLevel: LogLevel;
  /** Log one line per response. */
  accessLog: boolean;
  /** Port of /metrics; undefined: nothing is counted. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where spans are sent; undefined: none are. */
  otlpEndpoint: string | undefined;
}

function toEnv(set: Settings, isSandbox: boolean): Env {
  return {
    isSandbox,
    host: set.HOST,
    port: set.PORT,
    apiBaseUrl: set.API_BASE_URL,
    marketplaceEvents: set.MARKETPLACE_EVENTS,
    mobileSiteUrl: set.MOBILE_SITE_URL,
    mallUrl: set.MALL_URL,
    trustedHops: set.TRUST_PROXY,
    connectionsPerClient: set.CONNECTIONS_PER_CLIENT,
    shutdownDelayMs: set.STOP_NOTICE_S * 1_000,
    workers: set.WORKERS,
    pageCacheBytes: set.PAGE_CACHE_MB * MEGABYTE,
    imageCacheBytes: set.IMAGE_CACHE_MB * MEGABYTE,
    searchRates: { perAddress: set.VISITOR_SEARCHES_PER_MINUTE, total: set.SEARCHES_PER_MINUTE },
    previewDomain: set.PREVIEW_DOMAIN,
    brandHosts: set.BRAND_HOSTS,
    brandsFile: set.BRANDS_FILE,
    indexNowKey: set.INDEXNOW_KEY,
    unknownHost: set.UNKNOWN_HOST,
    hsts: { includeSubDomains: set.HSTS_INCLUDE_SUBDOMAINS, preload: set.HSTS_PRELOAD },
    internalSecret: set.INTERNAL_SECRET,
    sms: { key: set.SMS_PAYLOAD_KEY, iv: set.SMS_PAYLOAD_IV },
    challengePage: set.SMS_CHALLENGE_PAGE,
    redisUrl: set.REDIS_URL,
    logLevel: set.LOG_LEVEL,
    accessLog: set.ACCESS_LOG,
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
    otlpEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/**
 * Parses a set of variables; an empty one counts as not set.
 * @throws Error whose message is one line per wrong variable, naming it; a sample secret outside the sandbox first
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  if (!isSandbox(set)) refuseSamples(set);
  const parsed = settings.safeParse(isSandbox(set) ? { ...SAMPLES, ...set } : set);
  if (parsed.success) return toEnv(parsed.data, isSandbox(set));
  throw new Error(
    parsed.error.issues
      .map(({ path, message }) => {
        const name = String(path[0]);
        return set[name] === undefined ? `${name} must be set` : `${name} ${message}`;
      })
      .join("; "),
  );
}

/** The sample secrets are public: only an explicit SANDBOX=1 allows them. */
const isSandbox = ({ SANDBOX }: Record<string, string | undefined>): boolean => SANDBOX === "1";

const SECRETS = ["INTERNAL_SECRET", "SMS_PAYLOAD_KEY", "SMS_PAYLOAD_IV"] as const;

/** @throws Error naming the first secret that is a sample one outside the sandbox */
function refuseSamples(set: Record<string, string | undefined>): void {
  const name = SECRETS.find((secret) => isSampleSecret(secret, set[secret] ?? ""));
  if (name) throw new Error(`${name} must not be the sample value unless SANDBOX=1`);
}

let current: Env | undefined;

/** The server's settings, parsed at the first call. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/**
 * In its minimal mode (server/next/invoke-entrypoint.ts) Next remembers the last 150 results of each route, for retries
 * of a hosting platform. This server sends no such retries. Call before Next loads its renderer, which reads the
 * variable.
 */
export function limitNextResponseCaches(): void {
  process.env["NEXT_PRIVATE_RESPONSE_CACHE_MAX_SIZE"] ??= "1";
}

/** Prints the reason in one line and ends the process. */
export function exitWithMessage(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
