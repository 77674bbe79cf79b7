import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundlePrograms } from "@/scripts/build/bundle-programs";
import { isBuilt } from "@/scripts/launch/build-if-needed";
import { sourceHash } from "@/scripts/launch/source-hash";
import { mutate } from "../../mutants/mutant";
import { withWorkCopies } from "../../mutants/work-copy";
import { ROOT } from "../../product/root";
import { readServers } from "../../product/servers";
import { type DataSuite, prepareDataSuite } from "../../runs/prepare-data-suite";
import { findsTable, NO_BUG, type Result } from "./finds-table";
import { linkWorkspaces } from "./link-workspaces";
import { BUGS, type Bug } from "./list";
import { OTHER_BUGS } from "./other-bugs";
import { TOOLS, type Tool } from "./tools";

/**
 * `npm run simulate:compare [-- --tools simulate,races --results FILE <id> …]`: plants each bug of the list in a copy of
 * this work tree, runs every tool on it, and prints bug × tool. Each result is added to FILE, and what FILE has is not
 * run again. A tool that fails without a bug is refused, as its failures say nothing.
 */
const { values, positionals } = parseArgs({
  options: {
    tools: { type: "string", default: Object.keys(TOOLS).join() },
    results: { type: "string" },
  },
  allowPositionals: true,
});

async function main(): Promise<number> {
  const names = values.tools.split(",");
  const bugs = [...OTHER_BUGS, ...BUGS].filter(
    ({ id }) => positionals.length === 0 || positionals.includes(id),
  );
  const tools = names.flatMap((name) => TOOLS[name] ?? []);
  if (tools.length < names.length || bugs.length === 0) {
    console.error(`There is no such tool or bug: ${values.tools} ${positionals.join(" ")}`);
    return 1;
  }
  const results = readResults();
  await withWorkCopies(ROOT, async ([folder = ""]) => {
    linkWorkspaces(ROOT, folder);
    if (tools.some((tool) => tool.needsBuild)) allowReleases(folder);
    const needsServers = tools.some((tool) => tool.needsServers);
    const suite = needsServers
      ? await prepareDataSuite(folder, readServers().databaseUrl)
      : undefined;
    try {
      for (const bug of [undefined, ...bugs]) {
        for (const name of names) {
          const id = bug?.id ?? NO_BUG;
          if (results.some((each) => each.bug === id && each.tool === name)) continue;
          results.push(await look({ folder, suite }, name, bug));
        }
      }
    } finally {
      await suite?.close();
    }
  });
  const ids = [NO_BUG, ...bugs.map(({ id }) => id)];
  const own = ids.flatMap((id) => results.filter(({ bug }) => bug === id));
  console.log(`\n${findsTable(names, own).join("\n")}`);
  return 0;
}

/** A release is made of what git lists, and would build a copy without a build anew with each bug. */
function allowReleases(folder: string): void {
  if (!isBuilt(ROOT)) throw new Error("there is no current build: npm run build");
  const [from, cache] = [join(ROOT, ".next"), join(ROOT, ".next", "cache")];
  cpSync(from, join(folder, ".next"), { recursive: true, filter: (path) => path !== cache });
  // Packages of workspaces count as sources, and are links here.
  writeFileSync(join(folder, ".next", "source-hash"), sourceHash(folder));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
}

function readResults(): Result[] {
  const { results: file } = values;
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}

interface Place {
  folder: string;
  suite: DataSuite | undefined;
}

/**
 * Runs a tool on the copy with the bug, and says what it did.
 * @throws Error when it fails without a bug
 */
async function look(place: Place, name: string, bug: Bug | undefined): Promise<Result> {
  const mend = bug ? plant(place.folder, bug) : () => {};
  const began = performance.now();
  const by = await run(place, TOOLS[name] as Tool, bug ?? { seeds: 1 });
  mend();
  if (!bug && by !== undefined) throw new Error(`${name} fails without a bug: ${by}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const result = { bug: bug?.id ?? NO_BUG, tool: name, found: by !== undefined, seconds, by };
  if (values.results !== undefined) appendFileSync(values.results, `${JSON.stringify(result)}\n`);
  console.log(
    `${result.bug}, ${name}: ${by === undefined ? "passes" : `fails, ${by}`}, ${seconds} s`,
  );
  return result;
}

/** @returns what a failing tool says, undefined when it passes */
async function run(
  { folder, suite }: Place,
  { args, failure, needsServers }: Tool,
  bug: Pick<Bug, "seeds" | "races">,
): Promise<string | undefined> {
  const { databaseUrl, redisUrl } = readServers();
  const env = { ...process.env, DATA_DATABASE_URL: databaseUrl, DATA_REDIS_URL: redisUrl };
  if (needsServers) await bundlePrograms(folder, suite?.env["DATA_PROGRAMS"]);
  const child = spawn(process.execPath, args(bug), {
    cwd: folder,
    env: { ...env, ...(needsServers && suite?.env) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((ended, failed) => {
    child.once("error", failed).once("close", ended);
  });
  if (code === 0) return undefined;
  const output = Buffer.concat(chunks).toString();
  return failure.exec(output)?.[1] ?? output.slice(-300);
}

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
