const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join, relative } = require("node:path");

/** Changes that cannot be undone for the rest of a realm: files with these run in their own realm. */
const ISOLATED =
  /jest\.(mock|doMock|setTimeout|resetModules|isolateModules|retryTimes)\b|@jest-environment/;
const ENVIRONMENT = /^\/\*\* @jest-environment \S+ \*\/$/m;
const FULL = /\.full\.test\.tsx?$/;
/** In the source of tests that are longer in the full run; the contract's tables are in a file of their own. */
const LONGER = /\btestScope\b|\/test-scope"|\/limiter-contract"/;

/** @typedef {{ path: string, source: string }} TestFile */

/**
 * @param {TestFile} file
 * @param {"gate" | "rest" | "full"} scope "rest": only files that run more in the full run than in the gate
 */
function isInScope({ path, source }, scope) {
  if (scope === "gate") return !FULL.test(path);
  return scope === "full" || FULL.test(path) || LONGER.test(source);
}

/** Folders without tests of ours: packages, builds, what git keeps. */
const isForeign = (name) => name === "node_modules" || name.startsWith(".");

/** @returns {string[]} the paths of all files below `folder`, from `root` */
const listFiles = (root, folder = "") =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isForeign(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });

/**
 * Lists the test files whose path matches a pattern.
 * @param {string} root folder of the repository
 * @param {{ pattern: string, scope: "gate" | "rest" | "full" }} options
 * @returns {TestFile[]}
 */
function listTests(root, { pattern, scope }) {
  const selected = new RegExp(pattern);
  return listFiles(root)
    .filter((path) => selected.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }))
    .filter((file) => isInScope(file, scope));
}

/**
 * Splits test files into groups that share a realm and its loaded modules: loading the marketplace takes longer than
 * most files' tests. Files of one folder are spread over groups, so that groups take about equally long.
 * @param {readonly TestFile[]} files
 * @param {number} size maximum files per group
 * @returns {string[][]} paths; every file is in exactly one group
 */
function groupFiles(files, size) {
  const isolated = files.filter(({ source }) => ISOLATED.test(source)).map(({ path }) => [path]);
  const shared = files.filter(({ source }) => !ISOLATED.test(source));
  const count = Math.ceil(shared.length / size);
  const groups = Array.from({ length: count }, () => []);
  for (const [index, { path }] of shared.entries()) groups[index % count].push(path);
  return [...groups, ...isolated];
}

/**
 * @param {string} environment the comment that selects jest's environment, of a file that runs alone
 * @returns {string} source of a test file in `into` that runs the group's files, each in a describe named by its path;
 * a stubbed fetch ends with its file
 */
const sourceOf = (group, into, environment) =>
  [
    environment,
    "const { fetch } = globalThis;",
    "const restoreFetch = () => void Object.assign(globalThis, { fetch });",
    ...group.map((path) => {
      const [title, file] = [path, relative(into, path)].map((text) => JSON.stringify(text));
      return `describe(${title}, () => { afterAll(restoreFetch); require(${file}); });`;
    }),
  ].join("\n");

/**
 * Writes one test file per group of the test files that a pattern selects.
 * @param {string} root folder of the repository
 * @param {{ pattern: string, into: string, size: number, scope: "gate" | "rest" | "full" }} options `into`: a
 * folder, which is replaced
 */
function writeGroups(root, { pattern, into, size, scope }) {
  const files = listTests(root, { pattern, scope });
  const environmentOf = ([path]) =>
    ENVIRONMENT.exec(files.find((file) => file.path === path)?.source ?? "")?.[0] ?? "";
  rmSync(join(root, into), { recursive: true, force: true });
  mkdirSync(join(root, into), { recursive: true });
  for (const [index, group] of groupFiles(files, size).entries()) {
    writeFileSync(
      join(root, into, `${String(index).padStart(3, "0")}.test.js`),
      `${sourceOf(group, into, environmentOf(group))}\n`,
    );
  }
}

module.exports = { groupFiles, listTests, writeGroups };
