import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { sourceFiles } from "./source-files";

/**
 * Words that names of files, functions and types are not made of, because they say nothing to an engineer who is new
 * here, and what to say in place of them (CONTRIBUTING.md).
 */
const REPLACED: Readonly<Record<string, string>> = {
  ask: "fetch, request, prompt or query",
  asked: "request or input",
  asking: "request",
  door: "proxy",
  hear: "on…",
  learn: "remember or read",
  rival: "concurrent",
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

/** Names of things that are drawn. */
const DRAWN = new Set(["components/landing/hero/house.tsx: Door"]);

const files = sourceFiles("*.ts", "*.tsx", "*.js");

/** "fetchQuote", "fetch-quote.ts" → ["fetch", "quote"]. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z]+/);

const DECLARATION = /\b(?:function|class|interface|type|enum)\s+([A-Za-z]\w*)/g;

const namesOf = (path: string): string[] => [
  basename(path),
  ...[...readFileSync(path, "utf8").matchAll(DECLARATION)].map(([, name = ""]) => name),
];

test("reads the declarations of a file, and the words of a name", () => {
  expect(wordsOf("askQuote")).toEqual(["ask", "quote"]);
  expect(namesOf("scripts/conventions/vocabulary.test.ts")).toEqual(["vocabulary.test.ts"]);
  expect(namesOf("lib/boost/fetch-quote.ts").length).toBeGreaterThan(1);
});

test("names files, functions and types by standard terms", () => {
  const found = files.flatMap((path) =>
    namesOf(path)
      .filter((name) => !DRAWN.has(`${path}: ${name}`))
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
