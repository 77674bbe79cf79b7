import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { isBuilt } from "@/scripts/launch/build-if-needed";
import { filesOf } from "./dockerfile-files";

/** The programs of one version, each in its own folder with the contents of its image. */
export interface Release {
  /** Folder of each Dockerfile target. */
  programs: Record<Target, string>;
  /** `.next/static` of the build. */
  assets: string;
}

const TARGETS = ["storefront", "marketplace", "migrate", "sandbox"] as const;
export type Target = (typeof TARGETS)[number];

/** Changing this file gives a version different assets. */
const STYLES = "app/globals.css";

const MAX_OUTPUT = 64 * 1024 * 1024;

interface Sources {
  root: string;
  /** A `node_modules` installed from this lock file. */
  packages: string;
}

/**
 * Repeats the Dockerfile's steps in clean folders: sources, packages, build, prune of development packages, and what
 * each target copies. Files that are never written to are hard links.
 * @param onStep receives what is done next
 * @param change appended to the styles; without one, a current build of the repository's sources is copied
 * @throws Error with the command's output when a step fails
 */
export async function makeRelease(
  { root, packages }: Sources,
  folder: string,
  onStep: (name: string) => void,
  change = "",
): Promise<Release> {
  const build = join(folder, "build");
  onStep("copying sources and packages");
  copySources(root, build);
  appendFileSync(join(build, STYLES), change);
  await linkPackages(packages, build);
  if (change === "" && isBuilt(root)) {
    const cache = join(root, ".next", "cache");
    const filter = (path: string) => path !== cache;
    cpSync(join(root, ".next"), join(build, ".next"), { recursive: true, filter });
    onStep("bundling the programs");
    await run(build, "node", "--import", "./scripts/tsx.js", "scripts/bundle.ts");
  } else {
    onStep("building");
    await run(build, "npm", "run", "build");
  }
  onStep("removing development packages");
  await run(build, "npm", "prune", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts");
  rmSync(join(build, ".next", "cache"), { recursive: true, force: true });
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  onStep("installing the programs");
  const programs: Partial<Release["programs"]> = {};
  for (const target of TARGETS) {
    const into = join(folder, target);
    programs[target] = into;
    for (const path of filesOf(dockerfile, target)) await link(join(build, path), join(into, path));
  }
  return { programs: programs as Release["programs"], assets: join(build, ".next", "static") };
}

/** Copies tracked and untracked files, but not ignored ones, which a clone would not have either. */
function copySources(root: string, into: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
  });
  const paths = listed.split("\0").filter((path) => path && existsSync(join(root, path)));
  for (const path of paths) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(root, path), join(into, path), { force: true });
  }
}

/** Links the packages of the repository and its workspaces; copies npm's list of them, which npm modifies in place. */
async function linkPackages(packages: string, build: string): Promise<void> {
  await link(packages, join(build, "node_modules"));
  const list = "node_modules/.package-lock.json";
  rmSync(join(build, list), { force: true });
  cpSync(join(dirname(packages), list), join(build, list));
  const { workspaces } = JSON.parse(readFileSync(join(build, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const own = join(dirname(packages), workspace, "node_modules");
    if (existsSync(own)) await link(own, join(build, workspace, "node_modules"));
  }
}

/** Creates hard links, or copies when the folders are on different disks. */
async function link(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  try {
    await run(".", "cp", "-al", from, to);
  } catch {
    await run(".", "cp", "-a", "--remove-destination", from, `${dirname(to)}/`);
  }
}

async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(command, args, {
    cwd,
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
}
