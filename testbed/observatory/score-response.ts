import { judgePolicy, parsePolicy } from "./content-policy";
import { MODIFIERS, type Result, SCORE_FOR_BONUSES } from "./modifiers";

/** A response as it came over https. */
export interface ScoredResponse {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Body of a document, to find its scripts. */
  body?: string;
}

const SIX_MONTHS_S = 15_768_000;
const YEAR_S = 31_536_000;
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const UNSAFE = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

/**
 * What MDN's HTTP Observatory would give for the headers of a response.
 * @returns the score, and the result of each of its tests
 */
export function scoreResponse({ headers, body = "" }: ScoredResponse) {
  const text = (name: string): string | undefined => {
    const value = headers[name];
    return typeof value === "string" ? value.toLowerCase() : value?.join(", ").toLowerCase();
  };
  const policy = text("content-security-policy");
  const transport = judgeTransport(text("strict-transport-security"));
  const results: Result[] = [
    judgePolicy(policy),
    judgeCookies([headers["set-cookie"] ?? []].flat(), transport),
    judgeSharing(text("access-control-allow-origin"), text("access-control-allow-credentials")),
    transport,
    judgeReferrer(text("referrer-policy")),
    judgeScripts(body),
    judgeTypes(text("x-content-type-options")),
    judgeFrames(text("x-frame-options"), policy),
    judgeResource(text("cross-origin-resource-policy")),
  ];
  const modifiers = results.map((result) => MODIFIERS[result]);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = sum(modifiers.filter((modifier) => modifier > 0));
  return { score: Math.max(0, base >= SCORE_FOR_BONUSES ? base + bonus : base), results };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function judgeTransport(header: string | undefined): Result {
  if (header === undefined) return "hsts-not-implemented";
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (seconds < SIX_MONTHS_S) return "hsts-implemented-max-age-less-than-six-months";
  const listed = header.includes("preload") && header.includes("includesubdomains");
  return listed && seconds >= YEAR_S
    ? "hsts-preloaded"
    : "hsts-implemented-max-age-at-least-six-months";
}

function judgeCookies(cookies: readonly string[], transport: Result): Result {
  if (cookies.length === 0) return "cookies-not-found";
  const isSession = (cookie: string) => /^[^=]*(?:login|sess)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie))) {
    return "cookies-session-without-httponly-flag";
  }
  if (cookies.some((cookie) => /;\s*samesite=(?!lax|strict)/i.test(cookie))) {
    return "cookies-samesite-flag-invalid";
  }
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) {
    const isProtected = MODIFIERS[transport] >= 0;
    return isProtected
      ? "cookies-without-secure-flag-but-protected-by-hsts"
      : "cookies-without-secure-flag";
  }
  return cookies.every((cookie) => /;\s*samesite=/i.test(cookie))
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

function judgeSharing(origin: string | undefined, credentials: string | undefined): Result {
  if (origin === undefined) return "cross-origin-resource-sharing-not-implemented";
  return credentials === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-public-access";
}

function judgeReferrer(header: string | undefined): Result {
  if (header === undefined) return "referrer-policy-not-implemented";
  if (PRIVATE.includes(header)) return "referrer-policy-private";
  return UNSAFE.includes(header) ? "referrer-policy-unsafe" : "referrer-policy-header-invalid";
}

function judgeScripts(body: string): Result {
  const addresses = [...body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(
    (match) => match[1] ?? "",
  );
  if (addresses.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const foreign = addresses.filter((address) => !/^\/(?!\/)/.test(address));
  if (foreign.length === 0) return "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
  return foreign.every((address) => address.startsWith("https:"))
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}

function judgeTypes(header: string | undefined): Result {
  if (header === undefined) return "x-content-type-options-not-implemented";
  return header === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-header-invalid";
}

function judgeFrames(header: string | undefined, policy: string | undefined): Result {
  const ancestors = parsePolicy(policy ?? "").get("frame-ancestors") ?? ["*"];
  const isOpen = ancestors.some((source) => source === "*" || source.endsWith(":"));
  if (!isOpen) return "x-frame-options-implemented-via-csp";
  if (header === undefined) return "x-frame-options-not-implemented";
  return header === "deny" || header === "sameorigin"
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-header-invalid";
}

function judgeResource(header: string | undefined): Result {
  if (header === undefined) return "corp-not-implemented";
  if (header === "same-origin") return "corp-implemented-with-same-origin";
  if (header === "same-site") return "corp-implemented-with-same-site";
  return header === "cross-origin" ? "corp-implemented-with-cross-origin" : "corp-header-invalid";
}
