import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const files = execFileSync("git", ["ls-files", "app", "components", "lib"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."));

test("a file that no browser may load says so in its name", () => {
  const marked = files.filter((path) => path.includes(".server."));
  const refusing = files.filter((path) =>
    readFileSync(path, "utf8").includes('import "server-only"'),
  );
  expect(marked.length).toBeGreaterThan(5);
  expect(refusing).toEqual(marked);
});
