export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of distinct headers; a client that keeps sending new ones must not fill memory. */
const MAX_CACHED = 64;
const cache = new Map<string, Encoding>();

/** Returns the encoding for an Accept-Encoding header, preferring brotli to gzip. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return "identity";
  const text = String(header);
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const encoding = parse(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}
