/**
 * Returns the headers that determine the brand (`readRequestedHost`). Shared caches whose key omits the host, like nginx's
 * default, would otherwise send one brand's page to the visitors of another.
 */
export function hostVary(trustedHops: number): string {
  return trustedHops === 0 ? "Host" : "Host,X-Forwarded-Host";
}

/**
 * Merges two Vary headers in order, without duplicates and without spaces: nginx caches nothing with a Vary of more
 * than 128 characters, and a page's comes close.
 */
export function mergeVary(before: string, added: string): string {
  const fields = new Map<string, string>();
  for (const field of `${before},${added}`.split(",")) {
    const name = field.trim();
    if (name !== "" && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), name);
  }
  return [...fields.values()].join(",");
}
