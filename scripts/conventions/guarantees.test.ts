import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const page = readFileSync("docs/operations.md", "utf8");
const rows = [...page.matchAll(/^- \*\*(R\d+)\*\* [^(]+ \((.+)\):\n {2}`([^`]+)`$/gm)].map(
  ([, name = "", figure = "", command = ""]) => ({ name, command, figure }),
);

test("the guarantees are R1 to R17, each with a figure", () => {
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 17 }, (_, at) => `R${at + 1}`));
  for (const { figure } of rows) expect(figure.trim()).not.toBe("");
});

test.each(rows)("the command of $name is there, and finds its tests", ({ command }) => {
  const [, script = "", args = ""] = /npm run ([\w:-]+)(?: -- (.+))?$/.exec(command) ?? [];
  expect(scripts).toHaveProperty([script]);
  const ending = script === "test:data" ? ".data.test.ts" : ".test.ts";
  for (const path of args.split(" ").filter((arg) => arg.includes("/"))) {
    const found = sourceFiles().filter((file) => file.startsWith(path) && file.endsWith(ending));
    expect(found).not.toEqual([]);
  }
});
