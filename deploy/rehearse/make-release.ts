import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf } from "./dockerfile-files";

/** The programs of one version, each in a folder of its own with what its image has. */
export interface Release {
  version: string;
  /** Folders by the Dockerfile's targets. */
  programs: Record<Target, string>;
  /** `.next/static` of the build. */
  assets: string;
}

const TARGETS = ["storefront", "marketplace", "migrate", "sandbox"] as const;
export type Target = (typeof TARGETS)[number];

/** A change of this file gives the second version assets of its own. */
const STYLES = "app/globals.css";

const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Does what the Dockerfile does, in clean folders: the sources, installed packages, build, no development packages, and
 * what each target copies. Files are hard links where nobody writes to them.
 * @param packages a `node_modules` installed from this lock file
 * @throws Error with the command's output when a step fails
 */
export function makeRelease(
  root: string,
  folder: string,
  version: string,
  packages: string,
): Release {
  const build = join(folder, "build");
  copySources(root, build);
  appendFileSync(join(build, STYLES), `\n.release-${version} {\n  color: inherit;\n}\n`);
  linkPackages(packages, build);
  run(build, "npm", "run", "build");
  run(build, "npm", "prune", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts");
  rmSync(join(build, ".next", "cache"), { recursive: true, force: true });
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const install = (target: Target): [Target, string] => {
    const into = join(folder, target);
    for (const path of filesOf(dockerfile, target)) link(join(build, path), join(into, path));
    return [target, into];
  };
  const programs = Object.fromEntries(TARGETS.map(install)) as Release["programs"];
  return { version, programs, assets: join(build, ".next", "static") };
}

/** What git knows, or would: a file that is ignored is missing here as it is in a clone. */
function copySources(root: string, into: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });
  const there = listed.split("\0").filter((path) => path && existsSync(join(root, path)));
  for (const path of there) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(root, path), join(into, path), { force: true });
  }
}

/** Packages of the repository and of its workspaces; npm writes its own list of them in place, which is copied. */
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

/** Hard links, or copies where the folders are on different disks. */
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
    maxBuffer: MOST_OUTPUT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
}
