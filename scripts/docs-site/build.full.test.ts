import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { installTool } from "@storefront/testbed/tools/install-tool";
import { MINI_SEARCH } from "./search-terms";

/** The site below a path, as nginx serves it. The build ends with an error on a dead link. */
const BASE = "/manual/";
const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
const SITE = "tools/docs-site";
let requireTool: NodeJS.Require;
beforeAll(() => {
  requireTool = installTool("docs-site");
  const command = [`${SITE}/node_modules/.bin/vitepress`, "build", SITE, "--outDir", folder];
  execFileSync(process.execPath, command, {
    env: { ...process.env, DOCS_BASE: BASE },
    stdio: "pipe",
  });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("its configuration and theme pass the type check", () => {
  execFileSync("node_modules/.bin/tsc", ["-p", SITE], { stdio: "pipe" });
});

test("every link and file of a page is there", () => {
  const pages = files().filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(60);
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="(\/[^"#?]*)/g)]
      .map(([, path = ""]) => (path.endsWith("/") ? `${path}index.html` : path))
      .filter(
        (path) => !path.startsWith(BASE) || !existsSync(join(folder, path.slice(BASE.length))),
      )
      .map((path) => `${page}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test("pages load nothing from other sites", () => {
  const loaded = files()
    .filter((file) => /\.(?:html|css)$/.test(file))
    .flatMap((file) =>
      [
        ...read(file).matchAll(
          /<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:[^"]*|url\("?https?:[^)]*|@import[^;]*/g,
        ),
      ].map(([found]) => `${file}: ${found}`),
    );
  expect(loaded).toEqual([]);
});

test("diagrams are drawn", () => {
  expect(read("architecture.html").match(/class="diagram"/g)?.length).toBe(6);
  expect(read("architecture.html")).not.toContain("stateDiagram");
});

/** What the site's page uses of the package minisearch. */
interface Search {
  search(terms: string): { id: string; title?: string }[];
}

/** Opens the search of a language as the site's page does. Its index is a module that exports JSON. */
function openSearch(language: "root" | "zh"): Search {
  const MiniSearch = requireTool("minisearch") as {
    loadJSON(json: string, options: object): Search;
  };
  const file = files().find((name) => name.includes(`localSearchIndex${language}.`)) ?? "";
  const script = read(file).replace(/export\s*\{\s*(\w+) as default\s*\};?\s*$/, "$1");
  const fields = { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] };
  return MiniSearch.loadJSON(runInNewContext(script) as string, {
    ...fields,
    ...MINI_SEARCH.options,
    searchOptions: MINI_SEARCH.searchOptions,
  });
}

/** The terms of the glossary, in English and in Chinese. */
const glossaryTerms = () =>
  [...readFileSync("docs/glossary.md", "utf8").matchAll(/^- (.+?) \((.+?)\): /gm)].flatMap(
    ([, english = "", chinese = ""]) => [english, chinese],
  );

test("the search finds every term of the glossary in it", () => {
  const search = openSearch("root");
  const terms = glossaryTerms();
  expect(terms).toEqual(expect.arrayContaining(["售后", "after-sale"]));
  const missing = terms.filter(
    (term) => !search.search(term).some(({ id }) => String(id).includes("/glossary")),
  );
  expect(missing).toEqual([]);
});

test("the search of the Chinese pages finds what their titles say", () => {
  const search = openSearch("zh");
  for (const title of ["部署", "日常运营", "新增品牌"]) {
    expect(search.search(title)[0]).toMatchObject({ title });
  }
});
