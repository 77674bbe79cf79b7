import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { sourceFiles } from "./source-files";

/** A word of the glossary's "Words to avoid". */
interface Avoided {
  word: string;
  say: string;
  /** `names`: declared names and file names; `text`: comments, titles and messages. */
  in: string;
  /** Folders in which it is avoided; none: everywhere. */
  folders: string[];
}

const GLOSSARY = "docs/glossary.md";
const MAX_TERMS = 80;

/** The items of the list below a heading of the glossary, by the groups of a pattern. */
function itemsBelow(heading: string, pattern: RegExp): string[][] {
  const [, section = ""] = readFileSync(GLOSSARY, "utf8").split(`\n${heading}\n`);
  const items = (section.split("\n#")[0] ?? "").replaceAll("\n  ", " ").split("\n- ").slice(1);
  return items.map((item) => pattern.exec(item.trim())?.slice(1) ?? [item]);
}

const foldersIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** "term (中文): meaning; `folder`" */
const TERMS = itemsBelow("## Terms", /^(.+?) \((.+?)\): (.+); (`.+)$/s);

/** "word, word → what to say (names; `folder`)" */
const AVOIDED: readonly Avoided[] = itemsBelow(
  "## Words to avoid",
  /^(.+?) → (.+) \((\w+)(?:; (.+))?\)$/s,
).flatMap(([words = "", say = "", where = "", folders = ""]) =>
  words.split(", ").map((word) => ({ word, say, in: where, folders: foldersIn(folders) })),
);

const isIn = (path: string, { folders }: Avoided): boolean =>
  folders.length === 0 || folders.some((folder) => path.startsWith(`${folder}/`));

const avoidedIn = (path: string, kind: "names" | "text"): Avoided[] =>
  AVOIDED.filter((row) => row.in === kind && isIn(path, row));

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

test("gives each term of the glossary one meaning, a Chinese name and a folder that exists", () => {
  expect(TERMS.length).toBeGreaterThan(40);
  expect(TERMS.length).toBeLessThanOrEqual(MAX_TERMS);
  const names = TERMS.map(([term = ""]) => term.toLowerCase());
  expect(names).toEqual([...new Set(names)].toSorted());
  for (const [term, chinese, meaning, rooms = ""] of TERMS) {
    expect([term, /\p{Script=Han}/u.test(chinese ?? ""), meaning === ""]).toEqual([
      term,
      true,
      false,
    ]);
    expect(foldersIn(rooms).filter((folder) => !existsSync(folder))).toEqual([]);
    expect(foldersIn(rooms)).not.toEqual([]);
  }
});

test("reads the words to avoid, in folders that exist", () => {
  expect(AVOIDED.length).toBeGreaterThan(30);
  expect(AVOIDED.filter((row) => !["names", "text"].includes(row.in))).toEqual([]);
  expect(AVOIDED.flatMap(({ folders }) => folders).filter((name) => !existsSync(name))).toEqual([]);
  expect(avoidedIn("lib/home/view.ts", "names").map(({ word }) => word)).toContain("market");
  expect(avoidedIn("lib/homes/view.ts", "names").map(({ word }) => word)).not.toContain("market");
});

test("names files, functions and types by standard terms", () => {
  const found = files.flatMap((path) => {
    const avoided = new Map(avoidedIn(path, "names").map((row) => [row.word, row.say]));
    return namesOf(path)
      .filter((name) => !MEANT.has(`${path}: ${name}`))
      .flatMap((name) =>
        wordsOf(name)
          .filter((word) => avoided.has(word))
          .map((word) => `${path}: ${name}: not "${word}" but ${avoided.get(word)}`),
      );
  });
  expect(found).toEqual([]);
});

test("writes comments and titles without phrases that hide who does what", () => {
  const found = files
    .filter((path) => path !== "scripts/conventions/vocabulary.test.ts")
    .flatMap((path) => {
      const phrases = avoidedIn(path, "text").map(({ word }) => word);
      const phrase = new RegExp(`\\b(?:${phrases.join("|")})\\b`, "i");
      return readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const [used] = phrase.exec(line) ?? [];
          const row = AVOIDED.find(({ word }) => word === used?.toLowerCase());
          return row === undefined
            ? []
            : [`${path}:${index + 1}: not "${row.word}" but ${row.say}`];
        });
    });
  expect(found).toEqual([]);
});
