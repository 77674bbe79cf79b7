import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** American words for British ones. Names keep their spelling: folders, files, URLs, columns, identifiers. */
const AMERICAN: Readonly<Record<string, string>> = {
  behaviour: "behavior",
  cancelled: "canceled",
  cancelling: "canceling",
  catalogue: "catalog",
  centre: "center",
  centred: "centered",
  colour: "color",
  coloured: "colored",
  defence: "defense",
  favour: "favor",
  favourite: "favorite",
  fulfil: "fulfill",
  fulfilment: "fulfillment",
  grey: "gray",
  honour: "honor",
  labelled: "labeled",
  licence: "license",
  modelled: "modeled",
  neighbour: "neighbor",
  neighbouring: "neighboring",
  towards: "toward",
  travelled: "traveled",
  whilst: "while",
};

/** Stems of verbs in -ise: "normalis" of "normalises" and "normalisation". */
const STEMS = [
  ...["anonymis", "authoris", "canonicalis", "capitalis", "customis", "finalis", "generalis"],
  ...["initialis", "localis", "maximis", "minimis", "normalis", "optimis", "organis", "prioritis"],
  ...["randomis", "recognis", "sanitis", "serialis", "specialis", "standardis", "summaris"],
  ...["synchronis", "tokenis", "utilis", "visualis"],
];

const WORD = String.raw`(?<![\w./$#@-])`;
const END = String.raw`(?![\w$(]|[-/.]\w)`;
const WORDS = new RegExp(`${WORD}(${Object.keys(AMERICAN).join("|")})s?${END}`, "gi");
const VERBS = new RegExp(
  `${WORD}((?:${STEMS.join("|")})(?:e[sdr]?|ers|ing|ations?|able))${END}`,
  "gi",
);

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const withoutNames = (line: string): string =>
  line.replace(/`[^`]*`|\]\([^)]*\)|https?:\/\/\S+/g, "");

/** Lines with prose: comments of code; all lines of a document outside code. */
function proseOf(path: string, source: string): string[] {
  const lines = source.split("\n");
  if (!path.endsWith(".md")) return lines.filter((line) => COMMENT.test(line));
  let isCode = false;
  return lines.filter((line) => {
    if (line.trimStart().startsWith("```")) isCode = !isCode;
    return !isCode;
  });
}

function britishIn(path: string, source: string): string[] {
  return proseOf(path, source)
    .map(withoutNames)
    .flatMap((line) => [
      ...[...line.matchAll(WORDS)].map(
        ([, word = ""]) => `${word}: ${AMERICAN[word.toLowerCase()]}`,
      ),
      ...[...line.matchAll(VERBS)].map(([, verb]) => `${verb}: with z`),
    ]);
}

test("finds British words in comments and documents, but not in names", () => {
  const code = "// The colour of `colour` in colour.ts.\nconst colour = normalise(licence);";
  expect(britishIn("lib/a.ts", code)).toEqual(["colour: color"]);
  const document = "Normalises catalogues ([catalogue](catalogue.md)).\n```\ncolour\n```\n";
  expect(britishIn("docs/a.md", document)).toEqual([
    "catalogue: catalog",
    "catalogue: catalog",
    "Normalises: with z",
  ]);
});

test("spells comments and documents the American way", () => {
  const files = sourceFiles("*.ts", "*.tsx", "*.js", "*.md");
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((path) => path !== "scripts/conventions/spelling.test.ts")
    .flatMap((path) =>
      britishIn(path, readFileSync(path, "utf8")).map((word) => `${path}: ${word}`),
    );
  expect(found).toEqual([]);
});
