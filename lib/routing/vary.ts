/**
 * The headers a brand is read from (`hostHeader`). Shared caches whose key leaves the host out, as nginx's default does,
 * would otherwise send one brand's page to the visitors of another.
 */
export function hostVary(trustedHops: number): string {
  return trustedHops === 0 ? "Host" : "Host,X-Forwarded-Host";
}

/**
 * Joins two Vary headers, each field once, in the order they came. Without spaces: nginx keeps nothing whose Vary has
 * more than 128 characters, and that of a page comes close.
 */
export function mergeVary(before: string, added: string): string {
  const fields = new Map<string, string>();
  for (const field of `${before},${added}`.split(",")) {
    const name = field.trim();
    if (name !== "" && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), name);
  }
  return [...fields.values()].join(",");
}
