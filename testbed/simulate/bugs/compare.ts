import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutate } from "../../mutants/mutant";
import { withWorkCopies } from "../../mutants/work-copy";
import { ROOT } from "../../product/root";
import { type Finds, findsTable } from "./finds-table";
import { linkWorkspaces } from "./link-workspaces";
import { BUGS, type Bug } from "./list";

const TSX = ["--import", "./scripts/tsx.js"];
const jest = (...files: string[]) => ["node_modules/jest/bin/jest.js", "--runInBand", ...files];
const data = (...args: string[]) => [...TSX, "testbed/runs/test-data.ts", ...args];

/** What looks for bugs, as arguments of Node; it has found one when it fails. Quick ones first. */
const TOOLS: Readonly<Record<string, (bug: Bug) => readonly string[]>> = {
  simulate: ({ seeds }) => [
    ...[...TSX, "testbed/simulate/run.ts", "--seed", "1", "--seeds", `${seeds}`],
    ...["--days", "1", "--no-shorten"],
  ],
  "order-model": () => jest("marketplace/orders/order-machine.test.ts"),
  "payment-model": () => data("testbed/races/payment-model"),
  combinations: () => jest("testbed/combinations/"),
  races: () => data("testbed/races/", "--testPathIgnorePatterns", "payment-model", "-plans"),
  chaos: () => [...TSX, "testbed/chaos/run.ts"],
};

/**
 * `npm run simulate:compare [-- --tools simulate,races <id> …]`: plants each bug of the list in a copy of this work tree,
 * runs every tool on it, and prints bug × tool. A tool that fails without a bug is refused, as its failures say nothing.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { tools: { type: "string", default: Object.keys(TOOLS).join() } },
    allowPositionals: true,
  });
  const tools = values.tools.split(",");
  const bugs = BUGS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const unknown = tools.filter((name) => TOOLS[name] === undefined);
  if (unknown.length > 0 || bugs.length === 0) {
    console.error(`There is no such tool or bug: ${[...unknown, ...positionals].join(" ")}`);
    return 1;
  }
  return withWorkCopies(ROOT, async ([folder = ""]) => {
    linkWorkspaces(ROOT, folder);
    const [first = BUGS[0]] = bugs;
    const failing = first ? await findersOf(folder, first, tools) : [];
    if (failing.length > 0) {
      console.error(`fails without a bug: ${failing.join(", ")}`);
      return 1;
    }
    const finds: Finds[] = [];
    for (const bug of bugs) {
      const mend = plant(folder, bug);
      finds.push({ bug: bug.id, by: await findersOf(folder, bug, tools) });
      mend();
    }
    console.log(`\n${findsTable(tools, finds).join("\n")}`);
    return 0;
  });
}

/** @returns the tools that fail in the folder */
async function findersOf(folder: string, bug: Bug, tools: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const tool of tools) {
    const began = performance.now();
    const code = await run(folder, TOOLS[tool]?.(bug) ?? []);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${bug.id}, ${tool}: ${code === 0 ? "passes" : "fails"}, ${seconds} s`);
    if (code !== 0) found.push(tool);
  }
  return found;
}

const run = (cwd: string, args: readonly string[]): Promise<number | null> =>
  new Promise((ended, failed) =>
    spawn(process.execPath, args, { cwd, stdio: "ignore" })
      .once("error", failed)
      .once("close", ended),
  );

/** @returns a function that mends the file again */
function plant(folder: string, bug: Bug): () => void {
  const path = join(folder, bug.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, mutate(source, { ...bug, testFile: "", test: "" }));
  return () => writeFileSync(path, source);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
