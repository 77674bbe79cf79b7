import { existsSync } from "node:fs";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { flagField, httpUrlField, integerField } from "@storefront/platform/environment/fields";
import { networksField } from "@storefront/platform/environment/networks-field";
import { MAX_TRUSTED_HOPS } from "@storefront/platform/http/forwarded";
import { strictTransportSecurity } from "@storefront/platform/http/security-headers.js";
import * as z from "zod";

/** What nginx is configured from. */
export interface NginxSettings {
  /** `host:port` of each instance; a host is an address, or a name that the resolver knows. */
  storefronts: string[];
  marketplaces: string[];
  /** Address of the name server for host names of instances; undefined: all are addresses. */
  resolver: string | undefined;
  /** Host of PUBLIC_API_URL. */
  serviceHost: string;
  /** Networks in CIDR notation that may use the console. */
  consoleNetworks: string[];
  isTlsHere: boolean;
  proxiesInFront: number;
  /** Folder with one folder for each certificate: `fullchain.pem` and `privkey.pem`. */
  certificates: string;
  /** Folders of challenges of the certificate authority, of assets, and for nginx's pid and temporary files. */
  acme: string;
  assets: string;
  folder: string;
  /** Folder of the documentation site; undefined: it is not served. */
  manual: string | undefined;
  /** `address:port` to listen on. */
  httpAddresses: string[];
  httpsAddresses: string[];
  internal: string;
  /** Where requests are logged, as in nginx's `access_log`; undefined: nowhere. */
  accessLog: string | undefined;
  /** Value of Strict-Transport-Security. */
  transportPolicy: string;
  /** Whether visitors may be in a tester's market, whose pages are never kept. */
  isSandbox: boolean;
}

/** Text that needs no quotes in nginx's configuration. */
const folder = z
  .string()
  .regex(/^\/[\w./-]*$/, "must be an absolute path of letters, digits, . _ - and /");
const accessLog = z
  .string()
  .regex(
    /^(?:\/[\w./-]+|syslog:server=[\w.:/-]+)$/,
    "must be a file, or syslog:server=unix:/dev/log",
  );
const address = z
  .string()
  .regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, "must be host:port, such as 127.0.0.1:8081");
const addresses = listOf(address, "must be host:port, separated by commas");
const host = z.string().regex(/^(?:\d+(?:\.\d+){3}|[\da-f:]*:[\da-f:.]*)$/i, "must be an address");
const port = integerField(1, 65_535);

function listOf(field: z.ZodType<string>, error: string) {
  return z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts) => parts.every((part) => field.safeParse(part).success), error);
}

/** The variables of `dist/nginx-conf.js`. */
export const nginxVariables = z.object({
  NGINX_STOREFRONTS: addresses.prefault("127.0.0.1:3000,127.0.0.1:3001"),
  NGINX_MARKETPLACES: addresses.prefault("127.0.0.1:4000,127.0.0.1:4001"),
  NGINX_RESOLVER: host.optional(),
  NGINX_TLS: z.enum(["here", "in-front"], "must be here or in-front").default("here"),
  NGINX_CERTIFICATES: folder.default("/etc/letsencrypt/live"),
  NGINX_ACME: folder.default("/srv/acme"),
  NGINX_ASSETS: folder.default("/srv/assets"),
  NGINX_FOLDER: folder.default("/run/nginx"),
  NGINX_MANUAL: folder.optional(),
  NGINX_ACCESS_LOG: accessLog.optional(),
  NGINX_LISTEN: listOf(host, "must be addresses of this machine, separated by commas").optional(),
  NGINX_HTTP_PORT: port.default(80),
  NGINX_HTTPS_PORT: port.default(443),
  NGINX_INTERNAL: address.default("127.0.0.1:8081"),
  PROXIES_IN_FRONT: integerField(0, MAX_TRUSTED_HOPS - 1).optional(),
  TRUST_PROXY: integerField(1, MAX_TRUSTED_HOPS).optional(),
  PUBLIC_API_URL: httpUrlField,
  CONSOLE_NETWORKS: networksField.default("127.0.0.0/8,::1"),
  HSTS_INCLUDE_SUBDOMAINS: flagField,
  HSTS_PRELOAD: flagField,
  SANDBOX: flagField,
});

/**
 * Reads nginx's environment variables; an empty one counts as unset.
 * @throws ConfigError with one line for each variable that is invalid or missing
 */
export function readSettings(env: Record<string, string | undefined> = process.env): NginxSettings {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value !== "");
  const parsed = nginxVariables.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(describeIssue).join("\n"));
  const read = parsed.data;
  const isTlsHere = read.NGINX_TLS === "here";
  const listen = (read.NGINX_LISTEN ?? everyAddress()).map(inBrackets);
  const instances = [...read.NGINX_STOREFRONTS, ...read.NGINX_MARKETPLACES];
  if (instances.some(isNamed) && read.NGINX_RESOLVER === undefined)
    throw new ConfigError("NGINX_RESOLVER must be set for instances given by host name");
  return {
    storefronts: read.NGINX_STOREFRONTS,
    marketplaces: read.NGINX_MARKETPLACES,
    resolver: read.NGINX_RESOLVER && inBrackets(read.NGINX_RESOLVER),
    serviceHost: new URL(read.PUBLIC_API_URL).hostname,
    consoleNetworks: read.CONSOLE_NETWORKS.split(",").map((network) => network.trim()),
    isTlsHere,
    proxiesInFront: countProxies(read),
    certificates: read.NGINX_CERTIFICATES,
    acme: read.NGINX_ACME,
    assets: read.NGINX_ASSETS,
    folder: read.NGINX_FOLDER,
    manual: read.NGINX_MANUAL,
    httpAddresses: listen.map((each) => `${each}:${read.NGINX_HTTP_PORT}`),
    httpsAddresses: listen.map((each) => `${each}:${read.NGINX_HTTPS_PORT}`),
    internal: read.NGINX_INTERNAL,
    accessLog: read.NGINX_ACCESS_LOG,
    transportPolicy: strictTransportSecurity({
      includeSubDomains: read.HSTS_INCLUDE_SUBDOMAINS,
      preload: read.HSTS_PRELOAD,
    }),
    isSandbox: read.SANDBOX,
  };
}

/** Counts proxies before nginx: one less than the programs count (TRUST_PROXY). */
function countProxies(read: z.infer<typeof nginxVariables>): number {
  const trusted = read.TRUST_PROXY === undefined ? undefined : read.TRUST_PROXY - 1;
  const least = read.NGINX_TLS === "here" ? 0 : 1;
  const count = read.PROXIES_IN_FRONT ?? trusted ?? least;
  if (trusted !== undefined && count !== trusted)
    throw new ConfigError("TRUST_PROXY must be one more than PROXIES_IN_FRONT");
  if (count < least) throw new ConfigError("TRUST_PROXY must be 2 or more with NGINX_TLS=in-front");
  return count;
}

function describeIssue({ path, message, code }: z.core.$ZodIssue): string {
  const name = path.join(".");
  return code === "invalid_type" ? `${name} must be set` : `${name} ${message}`;
}

/** Whether an instance is given by host name. */
export const isNamed = (instance: string): boolean => !/^(?:[\d.]+|\[.*\]):\d+$/.test(instance);

/** @returns the wildcard addresses of IPv4 and, if this machine's kernel has it, of IPv6 */
const everyAddress = (): string[] =>
  existsSync("/proc/net/if_inet6") ? ["0.0.0.0", "::"] : ["0.0.0.0"];

const inBrackets = (host: string): string => (host.includes(":") ? `[${host}]` : host);
