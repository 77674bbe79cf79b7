import { yuanToFen } from "@storefront/contract/money";
import { ConfigError } from "@storefront/platform/environment/config-error";
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
import { networksField } from "@storefront/platform/environment/networks-field";
import {
  isSampleSecret,
  SAMPLE_OPERATOR_KEY,
  SAMPLES,
  type SecretName,
} from "@storefront/platform/environment/sandbox-secrets";
import { withoutSlash, withSlash } from "@storefront/platform/http/base-address";
import { MAX_TRUSTED_HOPS } from "@storefront/platform/http/forwarded";
import { type Networks, readNetworks } from "@storefront/platform/http/networks";
import { CONNECTIONS_PER_CLIENT } from "@storefront/platform/http/request-limits";
import { strictTransportSecurity } from "@storefront/platform/http/security-headers.js";
import * as z from "zod";
import type { OrderLimits } from "./order-records/rules/order-limits";
import { type PaymentSettings, readPaymentSettings } from "./providers/payments/read-settings";
import type { SearchEngineSettings } from "./providers/search-engines/search-engine";
import { readSmsSettings } from "./providers/sms/read-settings";
import type { SmsSettings } from "./providers/sms/settings";
import { readWechatLoginSettings } from "./providers/wechat-login/read-settings";
import type { WechatLoginSettings } from "./providers/wechat-login/settings";

export interface Config {
  apiPort: number;
  /** The address to listen on; undefined: all of this machine. */
  host: string | undefined;
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL; undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  sandbox: boolean;
  /** Without a trailing slash. */
  publicApiUrl: string;
  /** With a trailing slash: the URL of an order page is this + `orderDetails?url=…`. */
  mobileSiteUrl: string;
  /** Search engines that receive changed pages. */
  searchEngines: SearchEngineSettings;
  /** Storefronts that are notified of listing changes, without trailing slashes. */
  storefrontUrls: string[];
  smsPayloadKey: string;
  smsPayloadIv: string;
  /** SMS provider; undefined: messages go to the sandbox's inbox. */
  sms: SmsSettings | undefined;
  /** Service that verifies challenges before a code is sent; undefined: no challenge is required. */
  smsChallengeUrl: string | undefined;
  /** The page that shows the challenge, for the mobile site's login. */
  smsChallengePage: string | undefined;
  /** File that changes and adds brands, for the mobile site; undefined: the shipped brands. */
  brandsFile: string | undefined;
  /** Most codes sent within 24 hours, to all numbers together. */
  smsCodesPerDay: number;
  /** Percent of them that only browsers get which have logged in with the number before. */
  smsReservePercent: number;
  /** Percent of them after which unknown browsers have to solve the challenge, if one is configured; 0: always. */
  smsChallengeAbovePercent: number;
  /** Payment providers that are configured. */
  payments: PaymentSettings;
  /** The application that WeChat users log in with; undefined: none. */
  wechatLogin: WechatLoginSettings | undefined;
  internalSecret: string;
  /** Encrypts phone numbers and the operators' one-time-code secrets, 64 hexadecimal digits. */
  operatorKey: string;
  /** Value of Strict-Transport-Security, for https requests. */
  transportPolicy: string;
  /** Most open connections per client address, 0 for no limit: platform/http/connection-limit.ts. */
  connectionsPerClient: number;
  /** How long /readyz answers 503 before a stopping server refuses connections. */
  shutdownDelayMs: number;
  /** Number of trusted proxies in front: platform/http/forwarded.ts. */
  trustProxy: number;
  orderLimits: OrderLimits;
  /** Sum of refunds on one order from which a second operator must approve, whole fen. */
  refundApprovalFen: number;
  /** Sum that one operator may refund alone in a day of China's calendar, whole fen. */
  refundDailyFen: number;
  /** A paid order that cannot be fulfilled is refunded after this time. */
  unfulfilledRefundMinutes: number;
  /** Limit per user, for each call in CALLS_LIMITED_BY_USER, in one process. */
  userCallsPerMinute: number;
  /** Limit per address, for each call in CALLS_LIMITED_BY_ADDRESS, in one process. */
  visitorCallsPerMinute: number;
  /** A session expires after this many days without use. */
  sessionIdleDays: number;
  logLevel: LogLevel;
  /** Whether to log one line per response. */
  accessLog: boolean;
  /** Port of /metrics; undefined: no metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where the console, and the sandbox's inbox and calls, may be used from. */
  consoleNetworks: Networks;
  /** Where spans are sent; undefined: no tracing. */
  otlpEndpoint: string | undefined;
}

const httpUrls = z
  .string()
  .transform((list) => list.split(",").map((url) => url.trim()))
  .refine((urls) => urls.every((url) => httpUrlField.safeParse(url).success), {
    error: "must be http(s) addresses, separated by commas",
  });
/** `www.example.com=token,…` as a map from host to token. */
const tokens = z
  .string()
  .regex(/^[a-z0-9.-]+=\w+(,[a-z0-9.-]+=\w+)*$/, "must be host=token,host=token")
  .transform((list) => new Map(list.split(",").map((pair) => pair.split("=") as [string, string])));
const port = integerField(1, 65_535, "must be a port number");
const key16 = z
  .string()
  .refine((value) => /^[\x20-\x7e]{16}$/.test(value), "must be 16 characters");
const secret = z.string().min(16, "must be at least 16 characters");
const yuan = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, "must be an amount in yuan");

/** The marketplace's environment variables, without those of providers. */
export const marketplaceVariables = z.object({
  API_PORT: port.default(4000),
  HOST: listenField.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must be a postgres:// address")
    .optional(),
  REDIS_URL: redisUrlField.optional(),
  SANDBOX: z.enum(["0", "1"], "must be 0 or 1").optional(),
  PUBLIC_API_URL: httpUrlField.optional(),
  MOBILE_SITE_URL: httpUrlField.optional(),
  STOREFRONT_URL: httpUrlField.default("http://127.0.0.1:3000"),
  STOREFRONT_URLS: httpUrls.optional(),
  INDEXNOW_KEY: indexNowKeyField.optional(),
  INDEXNOW_URL: httpUrlField.default("https://api.indexnow.org/indexnow"),
  BAIDU_PUSH_TOKENS: tokens.optional(),
  BAIDU_PUSH_URL: httpUrlField.default("http://data.zz.baidu.com/urls"),
  SMS_PAYLOAD_KEY: key16.optional(),
  SMS_PAYLOAD_IV: key16.optional(),
  SMS_CHALLENGE_URL: httpUrlField.optional(),
  SMS_CHALLENGE_PAGE: httpUrlField.optional(),
  BRANDS_FILE: z.string().optional(),
  SMS_CODES_PER_DAY: integerField(1, 1_000_000).default(10_000),
  SMS_CODES_RESERVE_PERCENT: integerField(0, 90).default(20),
  SMS_CHALLENGE_ABOVE_PERCENT: integerField(0, 100).default(50),
  INTERNAL_SECRET: secret.optional(),
  OPERATOR_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits (openssl rand -hex 32)")
    .refine((key) => key !== SAMPLE_OPERATOR_KEY, "must not be the sample value")
    .optional(),
  HSTS_INCLUDE_SUBDOMAINS: flagField,
  HSTS_PRELOAD: flagField,
  CONNECTIONS_PER_CLIENT: integerField(0, 100_000).default(CONNECTIONS_PER_CLIENT),
  STOP_NOTICE_S: shutdownDelayField,
  TRUST_PROXY: integerField(0, MAX_TRUSTED_HOPS).default(0),
  REFUND_APPROVAL_YUAN: yuan.default("500.00"),
  REFUND_DAILY_YUAN: yuan.default("3000.00"),
  UNPAID_ORDERS_PER_BUYER: integerField(1, 1000).default(3),
  UNPAID_ORDERS_PER_LISTING: integerField(1, 1000).default(3),
  UNPAID_PIECES_PER_LISTING: integerField(0, 100_000).default(100),
  UNPAID_SHARE_PERCENT: integerField(1, 100).default(20),
  UNPAID_SHARE_MIN_PIECES: integerField(1, 100_000).default(5),
  UNPAID_TOTAL_PERCENT: integerField(1, 100).default(60),
  UNPAID_COOLDOWN_S: integerField(0, 21_600).default(300),
  UNFULFILLED_REFUND_MINUTES: integerField(1, 1440).default(30),
  USER_CALLS_PER_MINUTE: integerField(1, 1_000_000).default(240),
  VISITOR_CALLS_PER_MINUTE: integerField(1, 1_000_000).default(600),
  SESSION_IDLE_DAYS: integerField(1, 30).default(7),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlField.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listenField.default("127.0.0.1"),
  CONSOLE_NETWORKS: networksField.default("127.0.0.0/8,::1"),
  ACCESS_LOG: flagField,
  LOG_LEVEL: logLevelField,
});

/** Settings of `dist/migrate.js`, without those of providers. */
export const migrationVariables = marketplaceVariables.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  LOG_LEVEL: true,
  OPERATOR_KEY: true,
  SANDBOX: true,
});

export type MigrationConfig = Pick<Config, "databaseUrl" | "dataDir" | "logLevel" | "operatorKey">;

/** @throws ConfigError naming the first variable that is invalid or missing */
export function readMigrationConfig(
  env: Record<string, string | undefined> = process.env,
): MigrationConfig {
  const read = parseVariables(migrationVariables, env);
  return {
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    logLevel: read.LOG_LEVEL,
    operatorKey: readOperatorKey(read.OPERATOR_KEY, read.SANDBOX === "1"),
  };
}

/**
 * Reads the marketplace's environment variables (product §12); an empty one counts as unset.
 * @throws ConfigError naming the first variable that is invalid or missing
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const read = parseVariables(marketplaceVariables, env);
  if (read.HSTS_PRELOAD && !read.HSTS_INCLUDE_SUBDOMAINS) {
    throw new ConfigError("HSTS_PRELOAD must be 0 unless HSTS_INCLUDE_SUBDOMAINS=1");
  }
  // Opt-in only: a forgotten variable must not open a shop with publicly known secrets.
  const sandbox = read.SANDBOX === "1";
  const required = (name: SecretName): string => {
    const value = read[name];
    if (sandbox) return value ?? SAMPLES[name];
    if (value === undefined) throw new ConfigError(`${name} must be set unless SANDBOX=1`);
    if (isSampleSecret(name, value)) {
      throw new ConfigError(`${name} must not be the sample value unless SANDBOX=1`);
    }
    return value;
  };
  const publicApiUrl = withoutSlash(read.PUBLIC_API_URL ?? `http://localhost:${read.API_PORT}`);
  return {
    apiPort: read.API_PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    sandbox,
    publicApiUrl,
    mobileSiteUrl: withSlash(read.MOBILE_SITE_URL ?? `${publicApiUrl}/phone`),
    storefrontUrls: (read.STOREFRONT_URLS ?? [read.STOREFRONT_URL]).map(withoutSlash),
    searchEngines: {
      indexNow:
        read.INDEXNOW_KEY === undefined
          ? undefined
          : { url: read.INDEXNOW_URL, key: read.INDEXNOW_KEY },
      baidu:
        read.BAIDU_PUSH_TOKENS === undefined
          ? undefined
          : { url: read.BAIDU_PUSH_URL, tokens: read.BAIDU_PUSH_TOKENS },
    },
    smsPayloadKey: required("SMS_PAYLOAD_KEY"),
    smsPayloadIv: required("SMS_PAYLOAD_IV"),
    sms: readSmsSettings(env, sandbox),
    smsChallengeUrl: read.SMS_CHALLENGE_URL,
    smsChallengePage: read.SMS_CHALLENGE_PAGE,
    brandsFile: read.BRANDS_FILE,
    smsCodesPerDay: read.SMS_CODES_PER_DAY,
    smsReservePercent: read.SMS_CODES_RESERVE_PERCENT,
    smsChallengeAbovePercent: read.SMS_CHALLENGE_ABOVE_PERCENT,
    payments: readPaymentSettings(env, sandbox),
    wechatLogin: readWechatLoginSettings(env, sandbox),
    internalSecret: required("INTERNAL_SECRET"),
    operatorKey: readOperatorKey(read.OPERATOR_KEY, sandbox),
    transportPolicy: strictTransportSecurity({
      includeSubDomains: read.HSTS_INCLUDE_SUBDOMAINS,
      preload: read.HSTS_PRELOAD,
    }),
    connectionsPerClient: read.CONNECTIONS_PER_CLIENT,
    shutdownDelayMs: read.STOP_NOTICE_S * 1_000,
    trustProxy: read.TRUST_PROXY,
    orderLimits: {
      perBuyer: read.UNPAID_ORDERS_PER_BUYER,
      perListing: read.UNPAID_ORDERS_PER_LISTING,
      piecesPerListing: read.UNPAID_PIECES_PER_LISTING,
      sharePercent: read.UNPAID_SHARE_PERCENT,
      shareMinPieces: read.UNPAID_SHARE_MIN_PIECES,
      totalPercent: read.UNPAID_TOTAL_PERCENT,
      cooldownS: read.UNPAID_COOLDOWN_S,
    },
    refundApprovalFen: yuanToFen(read.REFUND_APPROVAL_YUAN) ?? 0,
    refundDailyFen: yuanToFen(read.REFUND_DAILY_YUAN) ?? 0,
    unfulfilledRefundMinutes: read.UNFULFILLED_REFUND_MINUTES,
    userCallsPerMinute: read.USER_CALLS_PER_MINUTE,
    visitorCallsPerMinute: read.VISITOR_CALLS_PER_MINUTE,
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    logLevel: read.LOG_LEVEL,
    accessLog: read.ACCESS_LOG,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    consoleNetworks: readNetworks(read.CONSOLE_NETWORKS),
    otlpEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** @throws ConfigError naming the first variable that is invalid; an empty one counts as unset */
function parseVariables<Shape extends z.ZodType>(
  variables: Shape,
  env: Record<string, string | undefined>,
): z.infer<Shape> {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value !== "");
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join(".")} ${issue?.message}`);
}

function readOperatorKey(key: string | undefined, sandbox: boolean): string {
  if (key !== undefined) return key;
  if (sandbox) return SAMPLE_OPERATOR_KEY;
  throw new ConfigError("OPERATOR_KEY must be set unless SANDBOX=1 (openssl rand -hex 32)");
}
