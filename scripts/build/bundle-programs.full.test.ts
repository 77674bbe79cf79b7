import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundlePrograms } from "./bundle-programs";

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Packages that `npm ci --omit=dev` installs. */
const installed = new Set(
  [".", ...(manifest(".").workspaces ?? [])].flatMap((folder) =>
    Object.keys(manifest(folder).dependencies ?? {}),
  ),
);

const packageOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");

let outdir: string;
beforeAll(() => {
  outdir = mkdtempSync(join(tmpdir(), "bundles-"));
});
afterAll(() => rmSync(outdir, { recursive: true }));

test("programs need only production packages, and no compiler", async () => {
  const imports = await bundlePrograms(resolve("."), outdir);
  const packages = imports.filter((path) => !isBuiltin(path) && !path.startsWith("."));
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter((path) => !installed.has(packageOf(path)))).toEqual([]);
  expect(installed).not.toContain("tsx");
  for (const path of imports.filter((each) => each.startsWith("."))) expect(path).toMatch(/\.js$/);
  for (const program of [
    "storefront",
    "marketplace",
    "market",
    "migrate",
    "nginx-conf",
    "sandbox",
  ]) {
    expect(readdirSync(outdir)).toContain(`${program}.js`);
  }
}, 60_000);

test("removes former files, and leaves folders that others link to", async () => {
  writeFileSync(join(outdir, "former-0000.js"), "");
  mkdirSync(join(outdir, "sandbox-client"));
  await bundlePrograms(resolve("."), outdir);
  expect(readdirSync(outdir)).toContain("sandbox-client");
  expect(readdirSync(outdir)).not.toContain("former-0000.js");
}, 60_000);
