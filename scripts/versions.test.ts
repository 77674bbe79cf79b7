import { readFileSync } from "node:fs";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("next is never older than the release that carries the security fixes we rely on", () => {
  const { version } = read("package-lock.json").packages["node_modules/next"];
  const [major, minor, patch] = version.split(".").map(Number);
  const asNumber = major * 1_000_000 + minor * 1_000 + patch;
  expect(asNumber).toBeGreaterThanOrEqual(16_004_006);
});

test.each(["package.json", "marketplace/package.json"])("%s pins exact versions", (file) => {
  const { dependencies = {}, devDependencies = {} } = read(file);
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test("the lock file names no registry", () => {
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
