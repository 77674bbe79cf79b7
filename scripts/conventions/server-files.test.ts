import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

const files = sourceFiles("app", "components", "lib").filter(
  (path) => /\.tsx?$/.test(path) && !path.includes(".test."),
);

test("a file that no browser may load says so in its name", () => {
  const marked = files.filter((path) => path.includes(".server."));
  const refusing = files.filter((path) =>
    readFileSync(path, "utf8").includes('import "server-only"'),
  );
  expect(marked.length).toBeGreaterThan(5);
  expect(refusing).toEqual(marked);
});

test("a file for browsers says so before anything else, or the directive has no effect", () => {
  const late = files.filter((path) => {
    const [before, ...after] = readFileSync(path, "utf8").split(/^"use client";$/m);
    return after.length > 0 && /^(?:import|export|const)\b/m.test(before ?? "");
  });
  expect(late).toEqual([]);
});
