import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  commentsOf,
  findFileReferences,
  findProductReferences,
  readSections,
} from "./find-references";
import { sourceFiles } from "./source-files";

const files = execFileSync("git", ["grep", "-lIE", "§|docs/|\\]\\("], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file) && !file.startsWith("scripts/conventions/"));
const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
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
  const folders = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\w/.test(entry.name))
    .map(({ name }) => name);
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
