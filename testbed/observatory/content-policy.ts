import type { Result } from "./modifiers";

/** Sources by directive, both lower case. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function parsePolicy(header: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of header.toLowerCase().split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name !== "" && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

const ANYWHERE = ["*"];
const BROAD = new Set(["ftp:", "http:", "https:", "*", "http://*", "https://*"]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const PASSIVE = ["img-src", "media-src"];

const isBroad = (source: string) => BROAD.has(source);
const isUnsafe = (source: string) => BROAD.has(source) || INLINE.has(source);
const isPlain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

/** Returns the first matching result, checking the worst first. */
export function judgePolicy(header: string | undefined): Result {
  if (header === undefined) return "csp-not-implemented";
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ANYWHERE;
  const scripts = withoutIgnored(sourcesOf("script-src"));
  const styles = withoutIgnored(sourcesOf("style-src"));
  const passive = PASSIVE.flatMap(sourcesOf);
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, all]) => all);
  if (scripts.some(isUnsafe) || sourcesOf("object-src").some(isBroad)) {
    return "csp-implemented-with-unsafe-inline";
  }
  if (active.some(isPlain)) return "csp-implemented-with-insecure-scheme";
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (passive.some(isPlain)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (styles.some(isUnsafe)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
