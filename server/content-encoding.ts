export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; a client that sends ever new ones must not fill memory. */
const REMEMBERED = 64;
const known = new Map<string, Encoding>();

/** The form of a body to send for an Accept-Encoding header: brotli before gzip. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return "identity";
  const text = String(header);
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const encoding = parse(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const admitted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))) admitted.add(name);
  }
  if (admitted.has("br")) return "br";
  return admitted.has("gzip") ? "gzip" : "identity";
}
