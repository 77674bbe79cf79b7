import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** An entry of package-lock.json; workspaces are links and folders of the repository. */
interface Entry {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** The packages of the registry that a lock file installs on some platform. */
function fromRegistry(file: string): [string, Entry][] {
  const { packages } = read(file) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
}

const locks = sourceFiles("package-lock.json", "tools/*/package-lock.json");
const ROOT_LOCK = "package-lock.json";

test("there are lock files of the product and of tools", () => {
  expect(locks).toContain(ROOT_LOCK);
  expect(locks.length).toBeGreaterThan(4);
});

test.each(locks)(
  "%s has the hash of every package, so that npm ci installs no other file",
  (file) => {
    expect(fromRegistry(file).length).toBeGreaterThan(10);
    const without = fromRegistry(file).filter(
      ([, { integrity = "" }]) => !integrity.startsWith("sha512-"),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  },
);

test.each(locks)("%s names no registry", (file) => {
  const named = fromRegistry(file).filter(([, { resolved }]) => resolved);
  expect(named.map(([path]) => path)).toEqual([]);
});

test("no package runs a script when it is installed, and npm has nothing to warn of", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const scripts = fromRegistry(ROOT_LOCK).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripts.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + 13));
  expect(read("package.json").allowScripts).toEqual(
    Object.fromEntries(names.map((name) => [name, false])),
  );
});

/** What npm installs on Linux; packages of one command belong in `tools`. */
const MOST_PACKAGES = 710;

test(`an installation has at most ${MOST_PACKAGES} packages`, () => {
  const matches = (values: readonly string[] | undefined, value: string) =>
    values === undefined || values.includes(value);
  const installed = fromRegistry(ROOT_LOCK).filter(
    ([, { os, cpu, libc }]) =>
      matches(os, "linux") && matches(cpu, "x64") && matches(libc, "glibc"),
  );
  expect(installed.length).toBeLessThanOrEqual(MOST_PACKAGES);
});
