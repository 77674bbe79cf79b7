import { readFileSync } from "node:fs";
import { ERRORS } from "@storefront/contract/codes";
import { MAX_BODY_BYTES, SIZE_LIMITS_KB } from "@storefront/contract/http/size-limits";
import {
  IMAGE_PATH,
  IMAGE_TOO_LARGE,
  MAX_IMAGE_BODY_BYTES,
} from "@storefront/contract/pictures/image-limits";
import { CALLBACK_PATHS } from "@storefront/marketplace/providers/payments/callback-paths";
import { HANDHELD_PATTERN } from "@storefront/platform/http/device-words";
import { FRONT_CACHE } from "@storefront/platform/http/front-cache";
import { MAX_UPLOAD_MB } from "@storefront/platform/http/request-limits";
import { FILE_POLICY, SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { Eta } from "eta";
import type { AssignedHosts } from "./assign-hosts";
import { isNamed, type NginxSettings } from "./read-settings";

const TEMPLATE = new URL("../../deploy/nginx.conf.template", import.meta.url);

const refusalOf = ({ code, msg }: { code: number; msg: string }): string =>
  JSON.stringify({ code, msg, data: null });

/** Calls by location, each with its limit of bodies in bytes and the envelope of a refusal. */
const LIMITED_CALLS = [
  {
    path: "/api/",
    bytes: MAX_BODY_BYTES,
    refusalPath: "/call-too-large",
    envelope: refusalOf(ERRORS.tooLarge),
  },
  {
    path: `= /api${IMAGE_PATH}`,
    bytes: MAX_IMAGE_BODY_BYTES,
    refusalPath: "/picture-too-large",
    envelope: refusalOf({ ...ERRORS.tooLarge, msg: IMAGE_TOO_LARGE }),
  },
];

/** Refusals of a head by nginx itself: its number of each, and the status that it sends. */
const HEAD_REFUSALS = [
  { status: 414, sent: 414, title: "网址太长", refusal: ERRORS.addressTooLong },
  { status: 494, sent: 431, title: "请求头太大", refusal: ERRORS.headTooLarge },
].map(({ refusal, ...words }) => ({
  ...words,
  advice: `${refusal.msg}。`,
  envelope: refusalOf(refusal),
}));

/** Room for a line of the head. nginx counts its end too, and must refuse nothing that the programs take. */
const HEAD_BUFFER_KB = SIZE_LIMITS_KB.head + 1;

/** Other errors that nginx answers itself, without 404. 495 to 497 are its own numbers of wrong certificates. */
const ERROR_STATUSES = "400 403 405 408 413 416 421 495 496 497 500 501 502 503 504 505";

/** Request headers that nginx compares with a kept response itself, as in its variables. */
const CONDITIONAL_HEADERS = ["range", "if_range", "if_none_match", "if_modified_since"];

/** The documentation site has inline scripts, and compiles the search's division into terms from its source. */
const MANUAL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Writes nginx's configuration: fills in the template. */
export function createConf(
  settings: NginxSettings,
  { brandSites, service }: AssignedHosts,
): string {
  const { storefronts, marketplaces, isTlsHere, serviceHost: host, proxiesInFront } = settings;
  const upstream = (name: string, instances: readonly string[]) => ({
    name,
    servers: instances.map((each) => (isNamed(each) ? `${each} resolve` : each)),
  });
  // A host without a certificate has no server where TLS ends here.
  const serviceSite = isTlsHere && !service ? null : { host, certificate: isTlsHere && service };
  const eta = new Eta({ autoEscape: false });
  return eta.renderString(readFileSync(TEMPLATE, "utf8"), {
    ...settings,
    upstreams: [upstream("storefronts", storefronts), upstream("marketplaces", marketplaces)],
    addressPattern: addressPattern(proxiesInFront),
    httpsPattern: httpsPattern(proxiesInFront),
    brandSites,
    serviceSite,
    notifyPaths: Object.values(CALLBACK_PATHS),
    errorStatuses: ERROR_STATUSES,
    maxUploadMb: MAX_UPLOAD_MB,
    limitedCalls: LIMITED_CALLS,
    headRefusals: HEAD_REFUSALS,
    headBufferKb: HEAD_BUFFER_KB,
    frontCache: FRONT_CACHE,
    handheldPattern: HANDHELD_PATTERN,
    conditionalHeaders: CONDITIONAL_HEADERS,
    securityHeaders: SECURITY_HEADERS,
    filePolicy: FILE_POLICY,
    manualPolicy: MANUAL_POLICY,
  });
}

/**
 * Regular expressions of nginx (PCRE) for the entry of an X-Forwarded-* list that the outermost of our proxies wrote:
 * with n proxies in front of this nginx, the entry before the last n. Everything before it is claimed by the client.
 */

const ADDRESS = String.raw`\[?(?<visitor>\d+(?:\.\d+){3}|[0-9a-f:]*:[0-9a-f:.]*)\]?(?::\d+)?`;

/** Captures the visitor's address, without brackets and port, as `visitor`. */
export const addressPattern = (proxiesInFront: number): string =>
  entryPattern(ADDRESS, proxiesInFront);

/** Matches when the visitor's connection is encrypted. */
export const httpsPattern = (proxiesInFront: number): string =>
  entryPattern("https", proxiesInFront);

const entryPattern = (entry: string, proxiesInFront: number): string =>
  String.raw`(?:^|,)\s*${entry}(?:\s*,[^,]*){${proxiesInFront}}\s*$`;
