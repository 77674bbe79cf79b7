import type { CallName } from "@storefront/contract/http/paths";
import { PATHS } from "@storefront/contract/http/paths";
import { runs } from "@storefront/testbed/jest/test-scope";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import fc from "fast-check";

/** The discovery calls, with all fields of each. */
const FIELDS = {
  catalogue: ["page", "game"],
  games: ["game"],
  searchGoods: [
    "q",
    "game",
    "kind",
    "sort",
    "price_from",
    "price_to",
    "delivery",
    "in_stock",
    "choices",
    "ranges",
    "flags",
    "deal",
    "after",
    "limit",
  ],
  suggest: ["q"],
} as const satisfies Partial<Record<CallName, readonly string[]>>;
type DiscoveryCall = keyof typeof FIELDS;

/** Values as encoded in a URL. */
const HOSTILE: Record<string, string> = {
  "an empty value": "",
  "an amount below the column's range": "-21474837",
  "10 KB": "a".repeat(10_240),
  "10 KB of Chinese": encodeURIComponent("王".repeat(3413)),
  NUL: "%00",
  "NUL within words": "a%00b",
  "a control character": "%07",
  "a line break": "a%0Ab",
  "a percent sign": "%25",
  "a bare percent sign": "%",
  "patterns of LIKE": "%25_%25",
  "a quote": "'",
  "an injection": encodeURIComponent("' or 1=1; drop table goods; --"),
  "double quotes and braces": encodeURIComponent('{"a","b"}'),
  "a backslash": "%5C",
  "a placeholder": "$1",
  emoji: encodeURIComponent("😀👨‍👩‍👧"),
  "right to left": encodeURIComponent("\u202eabc\u200fمرحبا"),
  "a lone surrogate": "%ED%A0%80",
  "invalid UTF-8": "%FF%FE",
  "a letter beyond the basic plane": encodeURIComponent("𠮷野家"),
  "a combining mark": encodeURIComponent("e\u0301"),
  "a huge number": "9".repeat(99),
  "more than an integer": "2147483648",
  "the most money": "999999999.99",
  "a negative number": "-1",
  "a power": "1e308",
  "not a number": "NaN",
  "a prototype key": "__proto__",
  "a regular expression": encodeURIComponent("(a+)+$[\\"),
};

const test = useTestApp({}, { resets: false });
beforeAll(() => test.reset());

/** Expects either success or a client error (4xx) with a message. */
async function expectNoFailure(name: DiscoveryCall, query: string): Promise<void> {
  const { status, code, msg } = await test.send(`${PATHS[name].path}?${query}`);
  if (status === 200) expect(code).toBe(0);
  else {
    expect({ query, refused: status >= 400 && status < 500 }).toEqual({ query, refused: true });
    expect(msg).toMatch(/\p{Script=Han}/u);
  }
}

const CASES = Object.entries(FIELDS).flatMap(([name, fields]) =>
  fields.map((field): [DiscoveryCall, string] => [name as DiscoveryCall, field]),
);

it.each(CASES)("%s never fails for any value of %s", async (name, field) => {
  for (const value of Object.values(HOSTILE)) await expectNoFailure(name, `${field}=${value}`);
});

it.each(Object.keys(FIELDS) as DiscoveryCall[])(
  "%s never fails for arrays, objects and unknown fields",
  async (name) => {
    const field = FIELDS[name][0] ?? "q";
    const shapes = [
      `${field}=a&${field}=b`,
      `${field}[]=a`,
      `${field}[a]=b`,
      `${field}.a=b`,
      "__proto__[a]=b",
      "constructor=a",
      "unknown=a",
      "&&==&",
      "%",
    ];
    for (const query of shapes) await expectNoFailure(name, query);
  },
);

it("never fails for any combination of parameters", async () => {
  const byField: fc.Arbitrary<[string, string]> = fc
    .record({
      field: fc.constantFrom(...FIELDS.searchGoods),
      value: fc.oneof(
        fc.string({ unit: "binary", maxLength: 80 }).map((words) => encodeURIComponent(words)),
        fc.constantFrom(...Object.values(HOSTILE)),
        fc.integer().map(String),
        fc.double().map(String),
      ),
    })
    .map(({ field, value }) => [field, value]);
  const query = fc.uniqueArray(byField, { maxLength: 5, selector: ([field]) => field });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(FIELDS) as DiscoveryCall[])),
      query,
      (name, pairs) => expectNoFailure(name, pairs.map((pair) => pair.join("=")).join("&")),
    ),
    runs(60, 600),
  );
});
