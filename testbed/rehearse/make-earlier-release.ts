import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeRelease, type Release } from "./make-release";

const run = promisify(execFile);

/**
 * Makes the release of an earlier commit: its sources, the packages of its lock file, its build.
 * @param reference a commit, tag or branch of the repository
 * @param onStep receives what is done next
 * @throws Error with the command's output when a step fails
 */
export async function makeEarlierRelease(
  root: string,
  folder: string,
  reference: string,
  onStep: (name: string) => void,
): Promise<Release> {
  const sources = join(folder, "sources");
  onStep(`reading ${reference}`);
  const { stdout } = await run("git", ["rev-parse", `${reference}^{commit}`], { cwd: root });
  await run("git", ["clone", "--quiet", "--shared", "--no-checkout", root, sources]);
  await run("git", ["checkout", "--quiet", "--detach", stdout.trim()], { cwd: sources });
  onStep("installing its packages");
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: sources });
  const packages = join(sources, "node_modules");
  return makeRelease({ root: sources, packages }, folder, onStep);
}
