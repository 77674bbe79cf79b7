import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { ROOMS, ROOT } from "./rooms";

/** Every way to import a file, by the name of the file that imports in this way. */
const WAYS: Readonly<Record<string, (path: string, number: number) => string>> = {
  "value.ts": (path, number) => `import { probe as probe${number} } from "${path}";`,
  "type.ts": (path, number) => `import type { Probe as Probe${number} } from "${path}";`,
  "type-argument.ts": (path, number) => `let probe${number}: Set<import("${path}").Probe>;`,
  "export.ts": (path) => `export type { Probe } from "${path}";`,
  "dynamic.tsx": (path, number) => `const load${number} = <T,>() => <a>{import("${path}")}</a>;`,
  "comment.js": (path, number) => `/** @type {import("${path}").Probe} */ let probe${number};`,
  "require.cjs": (path, number) => `const probe${number} = require("${path}");`,
  "create-require.ts": (path, number) =>
    `const load${number} = createRequire(import.meta.url); load${number}.resolve("${path}");`,
  "template.ts": (path) => `await import(\`${path}\`);`,
  "url.ts": (path) => `new URL("${path}.ts", import.meta.url);`,
  "reference.ts": (path) => `/// <reference path="${path}.ts" />`,
  "probe.test.ts": (path, number) => `import { probe as probe${number} } from "${path}";`,
};

/** Those that import by a path relative to the file only. */
const WITHOUT_ALIAS = ["url.ts", "reference.ts"];

/** Those that import by a path relative to the file, too. */
const RELATIVE = ["value.ts", "probe.test.ts"];

/** The names of the files of a room that import; rooms with a door, which are many and alike, import in two ways. */
export const probesOf = (room: string): readonly string[] => {
  const isModule = ROOMS[room]?.door !== undefined;
  const all = Object.keys(WAYS).filter((file) => !WITHOUT_ALIAS.includes(file));
  return [
    ...(isModule ? RELATIVE : all).map((file) => `alias-${file}`),
    ...(isModule ? [] : [...RELATIVE, ...WITHOUT_ALIAS]).map((file) => `relative-${file}`),
  ];
};

/** @returns the path of a file in a room */
export const pathIn = (room: string, file: string) => (room === ROOT ? file : `${room}/${file}`);

/** The file of each room that the probes import: its door, if it has one. */
export const targetOf = (room: string) => ROOMS[room]?.door ?? pathIn(room, "target.ts");

const moduleOf = (room: string) => targetOf(room).replace(/\.ts$/, "");

/** @returns files in which each room imports all rooms in every way */
export function writeProbes(): Record<string, string> {
  const files: Record<string, string> = {};
  const names = Object.keys(ROOMS);
  for (const room of names) {
    files[targetOf(room)] = "export const probe = 1; export type Probe = 1;";
    const others = names.filter((name) => name !== room);
    const aliases = others.map((name) => `@/${moduleOf(name)}`);
    const paths = others.map((name) => {
      const way = posix.relative(room === ROOT ? "" : room, moduleOf(name));
      return way.startsWith(".") ? way : `./${way}`;
    });
    for (const probe of probesOf(room)) {
      const [, kind = "", way = ""] = /^(alias|relative)-(.*)$/.exec(probe) ?? [];
      const write = WAYS[way];
      if (write !== undefined)
        files[pathIn(room, probe)] = (kind === "alias" ? aliases : paths).map(write).join("\n");
    }
  }
  return files;
}

/** Writes files and links to a new folder, and returns the lines that the check prints there. */
export function checkTree(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>>,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), "borders-"));
  const place = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(place(path), text);
    for (const [path, target] of Object.entries(links))
      symlinkSync(join(folder, target), place(path));
    writeFileSync(place(".gitignore"), "node_modules\n");
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    const check = [join(__dirname, "check.ts")];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", require.resolve("tsx"), ...check],
      { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    if (stderr !== "") throw new Error(stderr);
    return stdout.trim().split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
