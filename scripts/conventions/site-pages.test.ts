import { existsSync, readFileSync, statSync } from "node:fs";
import { CHINESE_SIDEBAR, ENGLISH_SIDEBAR, TRANSLATED } from "../docs-site/navigation";
import { excludePages, pageOf } from "../docs-site/pages";
import { sourceFiles } from "./source-files";

const pages = new Map(
  sourceFiles("*.md").flatMap((file) => {
    const page = pageOf(file);
    return page === null ? [] : [[page, file] as const];
  }),
);

const linksOf = (items: typeof ENGLISH_SIDEBAR): string[] =>
  items.flatMap(({ link, items: below = [] }) => [...(link ? [link] : []), ...linksOf(below)]);

test.each(linksOf([...ENGLISH_SIDEBAR, ...CHINESE_SIDEBAR]))(
  "the sidebar's %s is a page",
  (link) => {
    const page = `${link.slice(1)}${link.endsWith("/") ? "index" : ""}.md`;
    expect(existsSync(pages.get(page) ?? "")).toBe(true);
  },
);

test("every page is in a sidebar, or listed by the page of its folder", () => {
  const linked = linksOf([...ENGLISH_SIDEBAR, ...CHINESE_SIDEBAR]).map((link) => link.slice(1));
  const hidden = [...pages.keys()]
    .map((page) => page.replace(/(?:(^|\/)index)?\.md$/, "$1"))
    .filter((page) => !linked.includes(page) && !/^(?:how-to|decisions)\/./.test(page));
  expect(hidden).toEqual(["credits", "documents"]);
});

test("a page that both languages have is there in both", () => {
  for (const page of TRANSLATED) {
    expect([page, pages.has(page), pages.has(`zh/${page}`)]).toEqual([page, true, true]);
  }
});

test("excludes Markdown that is no page", () => {
  const patterns = excludePages(["README.md", "docs", "e2e", "lib", "notes.md"]);
  expect(patterns).toEqual([
    "e2e/!(README.md)",
    "e2e/*/**",
    "lib",
    "lib/**",
    "notes.md",
    "notes.md/**",
  ]);
});

test("every picture of the documents is small, and shown", () => {
  const texts = sourceFiles("*.md").map((file) => readFileSync(file, "utf8"));
  for (const picture of sourceFiles("docs/pictures/*")) {
    expect([picture, statSync(picture).size <= 120 * 1024]).toEqual([picture, true]);
    expect([picture, texts.some((text) => text.includes(picture.slice("docs/".length)))]).toEqual([
      picture,
      true,
    ]);
  }
});
