import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The site below a path, as nginx serves it. The build ends with an error on a dead link. */
const BASE = "/manual/";
const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
beforeAll(() => {
  const command = ["node_modules/vitepress/bin/vitepress.js", "build", "docs", "--outDir", folder];
  execFileSync(process.execPath, command, {
    env: { ...process.env, DOCS_BASE: BASE },
    stdio: "pipe",
  });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(folder, file), "utf8");

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

test("both languages have an index for the search", () => {
  const names = files().join("\n");
  expect(names).toMatch(/localSearchIndexroot/);
  expect(names).toMatch(/localSearchIndexzh/);
});
