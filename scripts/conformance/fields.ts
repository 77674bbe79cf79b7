import { yuanToFen } from "@/contract/money";
import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** What a field has to hold for the storefront to read it. Amounts are yuan. */
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

/** One field of an answer (product §3): its place in `data`, its kind, and what visitors lose without it. */
export interface Field {
  /** Names joined by dots; `[]` behind a name: of each entry of a list. "" is `data` itself. */
  path: string;
  kind: Kind;
  loss: string;
  /** Without it the call is of no use. */
  required?: true;
}

export interface Finding {
  path: string;
  problem: "missing" | "unreadable";
  loss: string;
  required: boolean;
}

/** @returns what is missing or cannot be read; a null counts as missing, an empty list has no entries to look at */
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
  const found = values.map((value) => objectOrNull<string>(value)?.[key]);
  if (key === name) return valuesAt(found, rest);
  const entries = found.flatMap((list) => (Array.isArray(list) ? list : []));
  return valuesAt(entries, rest);
}
