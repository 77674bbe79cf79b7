import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type FindEntrypoint, pageEntrypoints } from "./entrypoints";

let root: string;
let find: FindEntrypoint;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "entrypoints-"));
  const sources = {
    "/[brand]/(home)/index/page": "/[brand]/index",
    "/[brand]/(bare)/[...landing]/page": "/[brand]/[...landing]",
    "/[brand]/host-files/robots/route": "/[brand]/host-files/robots",
  };
  const built = Object.fromEntries(
    Object.keys(sources).map((source) => [source, `app${source}.js`]),
  );
  write(".next/app-path-routes-manifest.json", JSON.stringify(sources));
  write(".next/server/app-paths-manifest.json", JSON.stringify(built));
  const dynamicRoutes = [
    { page: "/[brand]/host-files/robots", regex: "^/([^/]+?)/host\\-files/robots(?:/)?$" },
    { page: "/[brand]/index", regex: "^/([^/]+?)/index(?:/)?$" },
    { page: "/[brand]/[...landing]", regex: "^/([^/]+?)/(.+?)(?:/)?$" },
  ];
  write(".next/routes-manifest.json", JSON.stringify({ dynamicRoutes }));
  for (const [source, file] of Object.entries(built))
    write(`.next/server/${file}`, `exports.handler = () => ${JSON.stringify(source)};`);
  find = pageEntrypoints(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const handlerOf = (path: string): unknown =>
  (find(path)?.handler as (() => string) | undefined)?.();

test("finds the first page whose pattern matches", () => {
  expect(handlerOf("/mima/index")).toBe("/[brand]/(home)/index/page");
  expect(handlerOf("/mima/index_m")).toBe("/[brand]/(bare)/[...landing]/page");
});

test.each(["/mima/host-files/robots", "/mima", "/"])("finds no page for %s", (path) =>
  expect(find(path)).toBeNull(),
);

test("loads an entrypoint once, from any working directory", () => {
  const found = find("/mima/index");
  expect(found?.handler).toBe(find("/yijian/index")?.handler);
  expect(resolve(found?.relativeProjectDir ?? "")).toBe(root);
});
