import { readFileSync } from "node:fs";
import { SAFE_IMAGES, SAFE_VERSIONS } from "./safe-versions";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Returns the versions of all non-development copies of a package. */
function installedVersions(name: string): string[] {
  const packages: [string, { version?: string; dev?: true }][] = Object.entries(
    read("package-lock.json").packages,
  );
  return packages
    .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
    .map(([, { version = "" }]) => version);
}

/** Maps a version of two or three numbers, each of at most three digits, to a sortable number. */
const rank = (version: string): number =>
  [0, 1, 2].reduce((sum, part) => sum * 1_000 + Number(version.split(".")[part] ?? 0), 0);

test.each(SAFE_VERSIONS)(
  "every copy of $name is at least $oldest ($advisory)",
  ({ name, oldest }) => {
    const installed = installedVersions(name);
    expect(installed).not.toEqual([]);
    expect(installed.filter((version) => rank(version) < rank(oldest))).toEqual([]);
  },
);

/** Images with their versions, without a `v` before and the distribution after it: `nginx:1.30.4-trixie`. */
const images = ["Dockerfile", "compose.yml"].flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:FROM| +image:) ([a-z/]+):v?(\d+(?:\.\d+)+)(?:-[a-z-]+)?@sha256:[0-9a-f]{64}(?: AS [a-z]+)?$/gm,
    ),
  ].map(([, name = "", version = ""]) => ({ name, version })),
);

test.each(SAFE_IMAGES)("every image $name is at least $oldest ($advisory)", ({ name, oldest }) => {
  const used = images.filter((image) => image.name === name).map(({ version }) => version);
  expect(used).not.toEqual([]);
  expect(used.filter((version) => rank(version) < rank(oldest))).toEqual([]);
});

test("every image has an exact version and a digest, and is checked", () => {
  const named = ["Dockerfile", "compose.yml"].flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^(?:FROM \S+:| +image:)/gm),
  ]);
  expect(images).toHaveLength(named.length);
  const checked = SAFE_IMAGES.map(({ name }) => name);
  expect(images.map(({ name }) => name).filter((name) => !checked.includes(name))).toEqual([]);
});

const { workspaces } = read("package.json") as { workspaces: string[] };
const packages = ["package.json", ...workspaces.map((name) => `${name}/package.json`)];

test.each(packages)("%s has the version of the product, and its parts that version", (file) => {
  const { version } = read("package.json");
  const { dependencies = {}, devDependencies = {}, ...described } = read(file);
  const parts = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith("@storefront/"),
  );
  expect([described.version, ...parts.map(([, used]) => used)]).toEqual(
    Array(parts.length + 1).fill(version),
  );
});

test.each(packages)("%s pins exact versions", (file) => {
  const { dependencies = {}, devDependencies = {} } = read(file);
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test("the lock file contains no registry URLs", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "https?:/);
});

test("the lock file covers every platform, so that `npm ci` works on each", () => {
  const { packages } = read("package-lock.json") as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const entries = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !entries.some((entry) => entry.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
