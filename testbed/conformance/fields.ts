import { yuanToFen } from "@storefront/contract/money";
import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** Type that the storefront expects of a field. Amounts are in yuan. */
export type Kind = "text" | "count" | "money" | "flag" | "list" | "object" | "any";

const HOLDS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => textOrNull(value) !== null,
  count: (value) => integerOrNull(value) !== null,
  money: (value) => yuanToFen(value) !== null,
  flag: (value) => [0, 1, "0", "1", true, false].includes(value as never),
  list: Array.isArray,
  object: (value) => objectOrNull(value) !== null,
  any: () => true,
};

/** One field of an answer (product §3): its path in `data`, its kind, and what visitors lose without it. */
export interface Field {
  /** Names joined by dots; `[]` after a name applies to each list entry; "" is `data` itself. */
  path: string;
  kind: Kind;
  loss: string;
  /** The call is useless without it. */
  required?: true;
}

export interface Finding {
  path: string;
  problem: "missing" | "unreadable";
  loss: string;
  required: boolean;
}

/** Finds missing and unreadable fields. null counts as missing; entries of an empty list are not checked. */
export function findingsOf(data: unknown, fields: readonly Field[]): Finding[] {
  return fields.flatMap(({ path, kind, loss, required = false }) => {
    const values = valuesAt([data], path === "" ? [] : path.split("."));
    const missing = values.some((value) => value === undefined || value === null);
    const unreadable = values.some(
      (value) => value !== undefined && value !== null && !HOLDS[kind](value),
    );
    if (!missing && !unreadable) return [];
    return [
      { path: path || "data", problem: unreadable ? "unreadable" : "missing", loss, required },
    ];
  });
}

function valuesAt(values: unknown[], names: readonly string[]): unknown[] {
  const [name, ...rest] = names;
  if (name === undefined) return values;
  const key = name.replace(/\[\]$/, "");
  const children = values.map((value) => objectOrNull<string>(value)?.[key]);
  if (key === name) return valuesAt(children, rest);
  const entries = children.flatMap((list) => (Array.isArray(list) ? list : []));
  return valuesAt(entries, rest);
}
