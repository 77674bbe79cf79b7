import { readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { anchorOf, pageOf } from "../docs-site/pages";
import { sourceFiles } from "./source-files";

const documents = sourceFiles("*.md").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test("documents name scripts of package.json", () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?!-)([\w:-]+)/g)]
      .filter(([, name = ""]) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(broken).toEqual([]);
});

/** The anchors that a Markdown page has. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test("links between documents lead to headings", () => {
  expect(anchorsOf("# Two words, `code`")).toEqual(["two-words-code"]);
  expect(anchorsOf("## 1. 安装，启动")).toEqual(["1-安装启动"]);
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, path = "", anchor = ""]) => {
        const target = path === "" ? file : posix.join(posix.dirname(file), path);
        return !anchorsOf(texts.get(target) ?? "").includes(decodeURIComponent(anchor));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Links of a document outside code, which has brackets with parentheses too. */
const linksOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, href = ""]) => href,
  );

/** As `wc -w` counts, so that anyone can repeat it. */
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

test("all documents together have at most 30,000 words, README apart", () => {
  const words = documents
    .filter(({ file }) => !file.startsWith("README"))
    .map(({ text }) => wordsOf(text));
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30_000);
});

const decisions = documents.filter(({ file }) => file.startsWith("docs/decisions/"));
test.each(decisions.map(({ file, text }) => [file, text] as const))(
  "%s is one page of at most 150 words",
  (_, text) => {
    expect(wordsOf(text)).toBeLessThanOrEqual(150);
  },
);

/** The commands of a document's blocks of code, without comments. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^ *```(?:sh|bash)?\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = ""]) =>
    block
      .split("\n")
      .map((line) => line.replace(/ +#.*/, "").trim())
      .filter((line) => /^[a-z][\w./-]* /.test(line)),
  );

describe("Chinese documents", () => {
  const [chinese, english] = [true, false].map((isChinese) =>
    documents.filter(({ file }) => /^docs\/zh\/|zh-CN/.test(file) === isChinese),
  ) as [typeof documents, typeof documents];

  test("have the commands of the English ones", () => {
    const known = english.map(({ text }) => text.replaceAll(/\s+/g, " ")).join(" ");
    const unknown = chinese.flatMap(({ file, text }) =>
      commandsOf(text)
        .filter((command) => !known.includes(command.replaceAll(/\s+/g, " ")))
        .map((command) => `${file}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  test("are pages in Chinese that lead on to the English reference", () => {
    for (const { file, text } of chinese) {
      expect([file, pageOf(file)?.startsWith("zh/")]).toEqual([file, true]);
      expect(text).toMatch(/^# .*\p{Script=Han}/u);
      expect(linksOf(text).some((href) => /\.md(?:#|$)/.test(href))).toBe(true);
    }
  });
});

const folders = [
  ...new Set(sourceFiles().flatMap((file) => file.match(/^\w[^/]*(?=\/)/)?.[0] ?? [])),
].sort();

describe.each(["README.md", "README.zh-CN.md"])("%s", (file) => {
  test("has one row for each top-level folder", () => {
    const rows = [...readFileSync(file, "utf8").matchAll(/^\| `([a-z][\w-]*)` /gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual(folders);
  });

  test("is short: details are in docs", () => {
    expect(statSync(file).size).toBeLessThanOrEqual(12_000);
  });
});

test("README.md is the same in both languages", () => {
  const [english, chinese] = ["README.md", "README.zh-CN.md"].map((file) => {
    const text = readFileSync(file, "utf8");
    const links = linksOf(text).filter((href) => href.startsWith("docs/pictures/"));
    return [text.match(/^## /gm)?.length, text.match(/^```\w*$/gm), text.match(/^\|/gm), links];
  });
  expect(chinese).toEqual(english);
});
