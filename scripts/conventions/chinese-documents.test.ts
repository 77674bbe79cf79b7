import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { anchorOf } from "../docs-site/pages";
import { readHeadings, untranslated } from "./find-headings";
import { sourceFiles } from "./source-files";

/** Chinese documents with the English ones that they follow. */
const PAIRS: Readonly<Record<string, string>> = {
  "README.zh-CN.md": "README.md",
  "docs/zh/README.md": "docs/README.md",
  "docs/zh/start.md": "docs/start.md",
  "docs/zh/buy.md": "docs/buy.md",
  "docs/zh/add-a-brand.md": "docs/how-to/add-a-brand.md",
  "docs/zh/deploy.md": "docs/operations.md",
  "docs/zh/operate.md": "docs/console.md",
  "docs/zh/quality.md": "docs/quality.md",
  "docs/zh/api.md": "docs/api.md",
};

test("every Chinese document has an English one", () => {
  const chinese = sourceFiles("*.md").filter((file) => /^docs\/zh\/|zh-CN/.test(file));
  expect(chinese).toEqual(Object.keys(PAIRS).toSorted());
});

test.each(Object.entries(PAIRS))(
  "%s has the sections of %s, or links to them",
  (chinese, english) => {
    const text = readFileSync(chinese, "utf8");
    const path = posix.relative(posix.dirname(chinese), english);
    const isLinked = (heading: string) => text.includes(`](${path}#${anchorOf(heading)})`);
    const expected = untranslated(readHeadings(readFileSync(english, "utf8")), isLinked);
    const translated = readHeadings(text);
    // With the English title, so that a failure names the section.
    const sections = translated.map((heading, at) => ({ ...heading, title: expected[at]?.title }));
    expect(sections).toEqual(expected);
  },
);

test.each(Object.entries(PAIRS))(
  "%s has the sections of %s, or links to them",
  (chinese, english) => {
    const text = readFileSync(chinese, "utf8");
    const path = posix.relative(posix.dirname(chinese), english);
    const isLinked = (heading: string) => text.includes(`](${path}#${anchorOf(heading)})`);
    const expected = untranslated(readHeadings(readFileSync(english, "utf8")), isLinked);
    const translated = readHeadings(text);
    // The titles stand beside the levels so that a failure names the section.
    const pairs = expected.map((heading, at) => [heading.title, translated[at]?.title]);
    expect([pairs, translated.map(({ level }) => level)]).toEqual([
      pairs,
      expected.map(({ level }) => level),
    ]);
    expect(translated.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
  },
);
