/** Joins two Vary headers, each field once, in the order they came. */
export function mergeVary(before: string, added: string): string {
  const fields = new Map<string, string>();
  for (const field of `${before},${added}`.split(",")) {
    const name = field.trim();
    if (name !== "" && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), name);
  }
  return [...fields.values()].join(", ");
}
