import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Lists the files of the work tree that match a pathspec, new ones included. A file that was deleted and not yet
 * committed is left out.
 */
export function sourceFiles(...patterns: readonly string[]): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const paths = execFileSync("git", args, { encoding: "utf8" }).split("\0");
  return [...new Set(paths)].filter((path) => path !== "" && existsSync(path));
}
