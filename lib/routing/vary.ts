import { ServerResponse } from "node:http";

/** Joins two Vary headers, each field once, in the order they came. */
export function mergeVary(before: string, added: string): string {
  const fields = new Map<string, string>();
  for (const field of `${before},${added}`.split(",")) {
    const name = field.trim();
    if (name !== "" && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), name);
  }
  return [...fields.values()].join(", ");
}

/**
 * Next replaces the Vary header of a page, and with it the `User-Agent` that the middleware has set (design §2.7).
 * From here on a Vary header set on an answer joins the one already there.
 */
export function keepVary(): void {
  const setHeader = ServerResponse.prototype.setHeader;
  ServerResponse.prototype.setHeader = function joined(name, value) {
    if (name.length !== 4 || name.toLowerCase() !== "vary")
      return setHeader.call(this, name, value);
    const before = this.getHeader("vary");
    return setHeader.call(
      this,
      name,
      before === undefined ? value : mergeVary(String(before), String(value)),
    );
  };
}
