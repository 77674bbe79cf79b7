import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const SCOPE = "@storefront";

/**
 * Gives a copy of the project a node_modules whose workspaces are the copy's own: Node follows links to the folder that
 * they point to, which otherwise is the original's.
 * @param copy made by `withWorkCopies`
 */
export function linkWorkspaces(root: string, copy: string): void {
  const modules = join(copy, "node_modules");
  rmSync(modules);
  mkdirSync(join(modules, SCOPE), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== SCOPE) symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(root, "node_modules", SCOPE))) {
    symlinkSync(join(copy, name), join(modules, SCOPE, name));
  }
}
