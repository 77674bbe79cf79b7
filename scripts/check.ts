import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readChecked, writeChecked } from "./check/checked-files";
import { hashSources } from "./check/file-hashes";
import { type Check, planChecks } from "./check/plan-checks";
import { sourceFiles } from "./conventions/source-files";

/** `npm run check`: runs the scripts `check:…` of package.json at once, on what has changed where a tool can. */
const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const hashes = hashSources(root, sourceFiles());
const checked = readChecked(root);

await Promise.all(
  planChecks(checked, hashes).map(async (check) => {
    const passed = await runCheck(check);
    if (!passed) process.exitCode = 1;
    const { name } = check;
    if (name === "borders" && passed) checked.borders = hashes.imports;
    if (name === "types" || (passed && name === "lint")) checked[name] = hashes.files;
  }),
);
writeChecked(root, checked);

/** Prints the tool's output when it fails. */
async function runCheck({ name, args }: Check): Promise<boolean> {
  const startedAt = performance.now();
  const [program = "", ...own] = (scripts[`check:${name}`] ?? "").split(" ");
  // npm has put the packages' programs on the PATH.
  const child = spawn(program, [...own, ...args]);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => output.push(data));
  const [code] = await once(child, "close");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${name}: ${code === 0 ? "passed" : "failed"}`);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}
