import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Copies the files of a work tree, including uncommitted changes; node_modules is linked.
 * @param folder created by this function
 */
function copyWorkTree(root: string, folder: string): void {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const file of listed.split("\0").filter(Boolean)) {
    // git lists a deleted file until its removal is committed.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

/** One per parallel run: as many as the smallest machine of the tests has processors. */
const COPIES = ["first", "second"];

/**
 * Copies the work tree once per parallel run, and removes the copies at the end.
 * @param work gets the folders of the copies
 */
export async function withWorkCopies<T>(
  root: string,
  work: (folders: readonly string[]) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), "storefront-mutants-"));
  try {
    const folders = COPIES.map((name) => join(home, name));
    for (const folder of folders) copyWorkTree(root, folder);
    return await work(folders);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
