import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gives `folder` a `node_modules` of its own with the named packages and all that they depend on, as hard links to the
 * files of `root`. What is linked already stays.
 */
export function linkPackages(root: string, folder: string, names: readonly string[]): void {
  for (const name of withDependencies(root, names)) {
    const target = join(folder, "node_modules", name);
    if (!existsSync(target)) linkTree(join(root, "node_modules", name), target);
  }
}

/** @returns the names of installed packages only: optional ones of other platforms are absent */
function withDependencies(root: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const manifest = join(root, "node_modules", name, "package.json");
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  return found;
}

function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = to + source.slice(from.length);
    mkdirSync(dirname(target), { recursive: true });
    linkSync(source, target);
  }
}
