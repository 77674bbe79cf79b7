import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const SCOPE = "@storefront";
/** Holds bundles of the sources. */
const CACHE = ".cache";

/**
 * Gives a copy of the project a node_modules whose workspaces are the copy's own: Node follows links to the folder that
 * they point to, which otherwise is the original's.
 * @param copy made by `withWorkCopies`
 */
export function linkWorkspaces(root: string, copy: string): void {
  const modules = join(copy, "node_modules");
  rmSync(modules);
  linkEntries(join(root, "node_modules"), modules);
  mkdirSync(join(modules, SCOPE));
  for (const name of readdirSync(join(root, "node_modules", SCOPE))) {
    symlinkSync(join(copy, name), join(modules, SCOPE, name));
    const own = join(root, name, "node_modules");
    if (existsSync(own)) linkEntries(own, join(copy, name, "node_modules"));
  }
}

/** A folder of links, as git would list a link to the folder. */
function linkEntries(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== SCOPE && name !== CACHE) symlinkSync(join(from, name), join(to, name));
  }
}
