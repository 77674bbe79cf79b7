import fc from "fast-check";

/** Answers that break the contract: any field at any depth missing, null, of another type, or absurd. */

type Path = readonly (string | number)[];

const GONE = Symbol("gone");
const LONG = "长".repeat(5_000);

const WRONG: readonly unknown[] = [
  GONE,
  null,
  ...["", " ", "0", "-1", "7", "NaN", "1e9", "true", "[object Object]", "undefined"],
  ...[0, -1, 1, 2, 3, 8, 9, 0.5, 1e21, Number.MAX_SAFE_INTEGER, Number.NaN, -Infinity],
  ...["-12.00", "0.001", "999999999.99", "99999999999999999999.99", "¥12", "1,200.00"],
  ...[true, false, [], {}, [null], [[]], [{}], [1, "二", null], { length: 3 }, { toString: 1 }],
  ...[
    LONG,
    "A".repeat(5_000),
    "\u202eتجربة\u202c",
    "👩🏽‍🚀".repeat(80),
    "a\u0301\u0316".repeat(200),
  ],
  ...[
    "\ud800",
    "\u0000",
    "</script><script>alert(1)</script>",
    "javascript:alert(1)",
    "//evil.example",
  ],
  ...["https://", "https://[", "/v1/user/logout", "https://img.example/a.webp"],
];

/** The answer with one to four of its fields changed. */
export function mutatedAnswer(answer: object): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...pathsOf(answer)), fc.constantFrom(...WRONG));
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>((changed, [path, wrong]) => put(changed, path, wrong), answer),
    );
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** Returns a copy with the value at the path; the value itself when an earlier change removed the path. */
function put(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (typeof value !== "object" || value === null || !(key in value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<typeof key, unknown>;
  const next = put(copy[key], rest, wrong);
  if (next === GONE) delete copy[key];
  else copy[key] = next;
  return copy;
}
