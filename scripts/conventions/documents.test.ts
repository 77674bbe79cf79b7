import { readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
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

/** The anchors that a Markdown page has: its headings in lower case, with dashes for spaces and no punctuation. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

test("links between documents lead to headings", () => {
  expect(anchorsOf("# Two words, `code`")).toEqual(["two-words-code"]);
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
