import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  commentsOf,
  findFileReferences,
  findProductReferences,
  findScriptReferences,
  readSections,
} from "./find-references";
import { sourceFiles } from "./source-files";

const files = execFileSync("git", ["grep", "-lIE", "§|docs/|\\]\\("], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file) && !file.startsWith("scripts/conventions/"));
const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const folders = [
  ...new Set(
    sourceFiles(":(exclude).*").flatMap((file) => file.match(/^\w[^/]*(?=\/)/)?.[0] ?? []),
  ),
];
const sections = readSections(readFileSync("docs/product.md", "utf8"));

test("references to requirements name a section and a line that docs/product.md has", () => {
  const broken = texts.flatMap(({ file, text }) =>
    findProductReferences(text)
      .filter(({ section, line }) => {
        const found = sections.find((one) => one.section === section);
        return !found || line > found.lines;
      })
      .map(({ section, line }) => `${file}: product §${section}.${line}`),
  );
  expect(broken).toEqual([]);
});

test("documents and comments name files of the repository", () => {
  const broken = sourceFiles("*.md", "*.ts", "*.tsx", "*.js", "*.mjs")
    .filter((file) => file !== "CHANGELOG.md" && !file.startsWith("scripts/conventions/"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return findFileReferences(file.endsWith(".md") ? text : commentsOf(text), folders)
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`);
    });
  expect(broken).toEqual([]);
});

test("scripts and configuration name files of the repository", () => {
  const rooms = [
    "scripts/",
    "deploy/",
    "testbed/",
    "tools/",
    "e2e/",
    ".github/",
    ".ci/",
    ":(glob)*",
  ];
  const broken = sourceFiles(...rooms)
    .filter((file) => /\.(?:tsx?|[mc]?js|json|ya?ml|conf|service)$|^Dockerfile$|^\.ci\//.test(file))
    // Tests make up paths as input.
    .filter((file) => !/(?:^|\/)package-lock|^scripts\/conventions\/|\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      findScriptReferences(file, readFileSync(file, "utf8"), folders)
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );
  expect(broken).toEqual([]);
});

test("links between documents lead to files of the repository", () => {
  const broken = texts
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = ""]) => new URL(target, `file:///${file}`).pathname.slice(1))
        .filter((path) => !existsSync(decodeURIComponent(path)))
        .map((path) => `${file}: ${path}`),
    );
  expect(broken).toEqual([]);
});

test("nothing cites documents that a clone does not have", () => {
  const cited = texts.filter(({ text }) => /\b(?:spec|design|look|style)(?:\.md)? §/i.test(text));
  expect(cited.map(({ file }) => file)).toEqual([]);
});
