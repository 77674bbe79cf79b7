/**
 * Adds a query parameter to an address, behind the others.
 * @param address absolute or relative, with or without query and fragment
 */
export function withParameter(address: string, name: string, value: string): string {
  const [, base = "", query = "", fragment = ""] = PARTS.exec(address) ?? [];
  const others = query.length > 1 ? `${query}&` : "?";
  return `${base}${others}${name}=${encodeURIComponent(value)}${fragment}`;
}

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;
