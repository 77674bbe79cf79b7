import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of the marketplace's programs, blank lines and comments included; tests and their helpers do not count. */
const MOST_LINES = 10_000;

const isProgram = (path: string) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path);

test(`marketplace/ has at most ${MOST_LINES} lines`, () => {
  const lines = readdirSync("marketplace", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isProgram(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(testing|races|node_modules)\//.test(path))
    .reduce((sum, path) => sum + readFileSync(path, "utf8").split("\n").length - 1, 0);
  expect(lines).toBeGreaterThan(1000);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});
