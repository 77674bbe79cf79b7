import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { sourceFiles } from "./source-files";

/**
 * Words that names of files, functions, types and tables are not made of, because they say nothing to an engineer who
 * is new here, and what to say in place of them (CONTRIBUTING.md).
 */
const REPLACED: Readonly<Record<string, string>> = {
  act: "action, transition or perform…",
  acting: "perform…",
  acts: "actions or steps",
  ask: "fetch, request, prompt or query",
  asked: "request or input",
  asking: "request",
  desk: "adapter",
  fate: "outcome",
  fates: "outcomes",
  handover: "phone approval or delivery",
  hear: "on…",
  lapse: "expire",
  learn: "remember or read",
  misfit: "error or mismatch",
  onward: "call to action",
  own: "account, visitor, user or worker",
  rival: "concurrent",
  stranger: "another user, or unknown",
  tell: "notify, post or report",
  told: "on…Message or notified",
  whole: "complete, integer or all",
};

/** Phrases that hide who does what, in comments and in titles of tests, and what to say in place of them. */
const PHRASES: Readonly<Record<string, string>> = {
  "asked for": "requested, or required",
  "asks for": "requests, requires, or prompts for",
  "somebody else's": "another user's",
  whatever: "any, or regardless of",
  whoever: "the user, the caller, …",
};

/** Names that mean exactly this: a drawn thing, the handover of an account, a column. */
const MEANT = new Set(["marketplace/database/schema/operators.ts: act"]);

const files = sourceFiles("*.ts", "*.tsx", "*.js");

/** "fetchQuote", "fetch-quote.ts" → ["fetch", "quote"]. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z]+/);

const DECLARATION = /\b(?:function|class|interface|type|enum)\s+([A-Za-z]\w*)/g;

/** `const name = (…) =>`, with a type, `async` or type parameters if any; parameters with parentheses of one level. */
const CONST_FUNCTION =
  /\bconst\s+([A-Za-z]\w*)(?::[^=;]+)?\s*=\s*(?:async\s*)?(?:<[^>]*>\s*)?(?:\w+|\((?:[^()]|\([^()]*\))*\)(?::[^=;{}]+)?)\s*=>/g;

/** A table or an enumeration, and the columns of a table, by their TypeScript names. */
const STORED = /\bconst\s+([A-Za-z]\w*)\s*=\s*pg(?:Table|Enum)\b|^ {4}(\w+): \w+\(/gm;

const SCHEMA = "marketplace/database/schema/";

function namesIn(path: string, source: string): string[] {
  const patterns = [DECLARATION, CONST_FUNCTION, ...(path.startsWith(SCHEMA) ? [STORED] : [])];
  const found = patterns.flatMap((pattern) => [...source.matchAll(pattern)]);
  return found.map(([, name, column = ""]) => name ?? column);
}

const namesOf = (path: string): string[] => [
  basename(path),
  ...namesIn(path, readFileSync(path, "utf8")),
];

test("reads the declarations of a file, and the words of a name", () => {
  expect(wordsOf("askQuote")).toEqual(["ask", "quote"]);
  const source = `
const first = 1;
const quotePrice = async (goods: Goods): Promise<number> => 1;
    queriedAt: at("asked_at"),
export const told = pgTable("told", {});
`;
  expect(namesIn("lib/goods/price.ts", source)).toEqual(["quotePrice"]);
  expect(namesIn(`${SCHEMA}goods.ts`, source)).toEqual(["quotePrice", "queriedAt", "told"]);
  expect(namesOf("lib/boost/fetch-quote.ts").length).toBeGreaterThan(1);
});

test("names files, functions and types by standard terms", () => {
  const found = files.flatMap((path) =>
    namesOf(path)
      .filter((name) => !MEANT.has(`${path}: ${name}`))
      .flatMap((name) =>
        wordsOf(name)
          .filter((word) => Object.hasOwn(REPLACED, word))
          .map((word) => `${path}: ${name}: not "${word}" but ${REPLACED[word]}`),
      ),
  );
  expect(found).toEqual([]);
});

test("writes comments and titles without phrases that hide who does what", () => {
  const phrase = new RegExp(`\\b(?:${Object.keys(PHRASES).join("|")})\\b`, "i");
  const found = files
    .filter((path) => path !== "scripts/conventions/vocabulary.test.ts")
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const [used] = phrase.exec(line) ?? [];
          return used === undefined
            ? []
            : [`${path}:${index + 1}: not "${used}" but ${PHRASES[used.toLowerCase()]}`];
        }),
    );
  expect(found).toEqual([]);
});
