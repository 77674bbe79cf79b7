export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of distinct headers; a client that keeps sending new ones must not fill memory. */
const MAX_CACHED = 64;
const cache = new Map<string, Accepted>();

/** The supported encodings that an Accept-Encoding header accepts. */
interface Accepted {
  /** brotli before gzip. */
  preferred: Encoding;
  gzip: boolean;
}

/** Returns the encoding for an Accept-Encoding header, preferring brotli to gzip. */
export const negotiateEncoding = (header: string | string[] | undefined): Encoding =>
  accepted(header).preferred;

/** Whether an Accept-Encoding header accepts gzip, for bodies that are compressed while they are sent. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  accepted(header).gzip;

function accepted(header: string | string[] | undefined): Accepted {
  if (header === undefined) return { preferred: "identity", gzip: false };
  const text = String(header);
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const parsed = parse(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, parsed);
  return parsed;
}

function parse(header: string): Accepted {
  const names = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))) names.add(name);
  }
  const gzip = names.has("gzip");
  if (names.has("br")) return { preferred: "br", gzip };
  return { preferred: gzip ? "gzip" : "identity", gzip };
}
