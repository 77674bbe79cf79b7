import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readChecked, writeChecked } from "./check/checked-files";
import { hashFiles, hashImports } from "./check/file-hashes";
import { type Check, planChecks } from "./check/plan-checks";
import { sourceFiles } from "./conventions/source-files";

/** `npm run check`: runs the scripts `check:…` of package.json at once, on what has changed where a tool can. */
const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const paths = sourceFiles();
const files = hashFiles(root, paths);
const imports = hashImports(root, paths);
const checked = readChecked(root);
const { checks, forgetTypes } = planChecks(checked, files, imports);
if (forgetTypes) rmSync("node_modules/.cache/types", { recursive: true, force: true });

await Promise.all(
  checks.map(async (check) => {
    const passed = await runCheck(check);
    if (!passed) process.exitCode = 1;
    const { name } = check;
    if (name === "borders" && passed) checked.borders = imports;
    if (name === "types" || (passed && (name === "lint" || name === "compose")))
      checked[name] = files;
  }),
);
writeChecked(root, checked);

/** Prints the tool's output when it fails. */
async function runCheck({ name, args }: Check): Promise<boolean> {
  const startedAt = performance.now();
  const [program = "", ...own] = (scripts[`check:${name}`] ?? "").split(" ");
  const child = spawn(program, [...own, ...args], {
    env: {
      ...process.env,
      PATH: join(root, "node_modules/.bin") + delimiter + process.env["PATH"],
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => output.push(data));
  const [code] = await once(child, "close");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${name}: ${code === 0 ? "passed" : "failed"}`);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}
