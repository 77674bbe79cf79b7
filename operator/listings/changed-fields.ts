/** Longer values stand in the audit log as their length. */
const MOST_CHARACTERS = 200;

/** @returns the fields that differ, as they were and as they are; null: none does */
export function changedFields(
  before: URLSearchParams,
  after: URLSearchParams,
): { before: Record<string, string>; after: Record<string, string> } | null {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => (before.get(name) ?? "") !== (after.get(name) ?? ""),
  );
  if (names.length === 0) return null;
  const values = (fields: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, shortened(fields.get(name) ?? "")]));
  return { before: values(before), after: values(after) };
}

const shortened = (value: string): string =>
  value.length > MOST_CHARACTERS ? `（${value.length} 字）` : value;
