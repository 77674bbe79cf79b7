import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { sourceFiles } from "./source-files";

const tracked = execFileSync("git", ["ls-tree", "-d", "--name-only", "HEAD"], { encoding: "utf8" });

/** `public` is served as it is, `.ci` and `.github` are read by machines. */
const WITHOUT = ["public", ".ci", ".github"];
const rooms = tracked.split("\n").filter((name) => name && !WITHOUT.includes(name));

/** Rooms large enough that their folders have a README too. */
const WITH_FOLDERS = /^(?:marketplace|server)\/[\w-]+(?=\/)/;
const folders = [
  ...new Set([...rooms, ...sourceFiles().flatMap((file) => file.match(WITH_FOLDERS)?.[0] ?? [])]),
];

/** Read by those who copy the folder, or the list of a folder's documents: longer, and no introduction to code. */
const GUIDES = /^(?:examples\/[\w-]+|docs\/[\w-]+)$/;
const others = sourceFiles("*/README.md").map((file) => dirname(file));
const introduced = [...new Set([...folders, ...others])].filter((folder) => !GUIDES.test(folder));

describe.each(introduced)("%s/README.md", (folder) => {
  const file = `${folder}/README.md`;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";

  test("is there, and short", () => {
    expect(text).toMatch(/^# \w/);
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(10);
  });

  test("begins with files that are there", () => {
    const sentences = [...text.matchAll(/[Bb]egin with ([^.]*(?:\.\w[^.]*)*)\./g)];
    const files = sentences.flatMap(([, names = ""]) =>
      [...names.matchAll(/`([^`]+\.\w+)`/g)].map(([, name = ""]) => name),
    );
    expect(files.filter((name) => !existsSync(`${folder}/${name}`))).toEqual([]);
  });
});
