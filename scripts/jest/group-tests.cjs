const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

/** What a file changes for the rest of its realm by these cannot be undone: such a file has a realm of its own. */
const ALONE =
  /jest\.(mock|doMock|setTimeout|resetModules|isolateModules|retryTimes)\b|@jest-environment/;
const TEST = /\.test\.ts$/;
const ELSEWHERE = /\.data\.test\.ts$/;
const FULL = /\.full\.test\.ts$/;

/**
 * Splits test files into groups that share a realm, and with it the modules they import: loading the marketplace costs a
 * file more than most of its tests. Files of one folder come into different groups, so that groups take about as long.
 * @param {readonly { path: string, source: string }[]} files
 * @param {number} size most files of a group
 * @returns {string[][]} paths; every file is in exactly one group
 */
function groupFiles(files, size) {
  const alone = files.filter(({ source }) => ALONE.test(source)).map(({ path }) => [path]);
  const together = files.filter(({ source }) => !ALONE.test(source));
  const count = Math.ceil(together.length / size);
  const groups = Array.from({ length: count }, () => []);
  for (const [index, { path }] of together.entries()) groups[index % count].push(path);
  return [...groups, ...alone];
}

/** @returns {string} a test file that runs others, each named by its path */
const sourceOf = (group) =>
  group
    .map(
      (path) =>
        `describe(${JSON.stringify(path)}, () => void require(${JSON.stringify(`../${path}`)}));`,
    )
    .join("\n");

/**
 * Writes a test file for each group of the test files below some folders.
 * @param {string} root folder of the repository
 * @param {{ folders: readonly string[], into: string, size: number, full: boolean }} options `into`: a folder right below
 * the root, which is written anew; `full`: also the files that only the full run has
 */
function writeGroups(root, { folders, into, size, full }) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((path) => TEST.test(path) && !ELSEWHERE.test(path) && !path.includes("node_modules"))
    .filter((path) => full || !FULL.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
  rmSync(join(root, into), { recursive: true, force: true });
  mkdirSync(join(root, into));
  for (const [index, group] of groupFiles(files, size).entries()) {
    writeFileSync(
      join(root, into, `${String(index).padStart(3, "0")}.test.js`),
      `${sourceOf(group)}\n`,
    );
  }
}

module.exports = { groupFiles, writeGroups };
