import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** What a visitor reads on pages and in answers of calls; messages of sellers and the platform are written in `marketplace`. */
const PAGES = ["app", "brands", "components", "contract", "html", "lib", "mobile", "server"];

test("pages say 你 to a visitor, never 您", () => {
  const files = sourceFiles(...PAGES.map((folder) => `${folder}/*.ts*`)).filter(
    (path) => !/\.test\.tsx?$|\/testing\//.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => readFileSync(path, "utf8").includes("您"))).toEqual([]);
});
