import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
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

/**
 * Repeats the Dockerfile's steps in clean folders: sources, packages, build, prune of development packages, and what
 * each target copies. Files that are never written to are hard links.
 * @param packages a `node_modules` installed from this lock file
 * @param change appended to the styles; without one, a current build of the repository's sources is copied
 * @throws Error with the command's output when a step fails
 */
export function makeRelease(root: string, folder: string, packages: string, change = ""): Release {
  const build = join(folder, "build");
  copySources(root, build);
  appendFileSync(join(build, STYLES), change);
  linkPackages(packages, build);
  if (change === "" && isBuilt(root)) {
    const cache = join(root, ".next", "cache");
    const filter = (path: string) => path !== cache;
    cpSync(join(root, ".next"), join(build, ".next"), { recursive: true, filter });
    run(build, "node", "--import", "./scripts/tsx.js", "scripts/bundle.ts");
  } else {
    run(build, "npm", "run", "build");
  }
  run(build, "npm", "prune", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts");
  rmSync(join(build, ".next", "cache"), { recursive: true, force: true });
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const install = (target: Target): [Target, string] => {
    const into = join(folder, target);
    for (const path of filesOf(dockerfile, target)) link(join(build, path), join(into, path));
    return [target, into];
  };
  const programs = Object.fromEntries(TARGETS.map(install)) as Release["programs"];
  return { programs, assets: join(build, ".next", "static") };
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
function linkPackages(packages: string, build: string): void {
  link(packages, join(build, "node_modules"));
  const list = "node_modules/.package-lock.json";
  rmSync(join(build, list), { force: true });
  cpSync(join(dirname(packages), list), join(build, list));
  const { workspaces } = JSON.parse(readFileSync(join(build, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const own = join(dirname(packages), workspace, "node_modules");
    if (existsSync(own)) link(own, join(build, workspace, "node_modules"));
  }
}

/** Creates hard links, or copies when the folders are on different disks. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    run(".", "cp", "-al", from, to);
  } catch {
    run(".", "cp", "-a", "--remove-destination", from, `${dirname(to)}/`);
  }
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, {
    cwd,
    maxBuffer: MAX_OUTPUT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
}
