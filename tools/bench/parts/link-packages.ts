import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Creates a `node_modules` in `folder` with the named packages and their dependencies, as hard links to the files of
 * `root`. Packages that are already linked are skipped.
 */
export function linkPackages(root: string, folder: string, names: readonly string[]): void {
  for (const name of withDependencies(root, names)) {
    const target = join(folder, "node_modules", name);
    if (!existsSync(target)) linkTree(join(root, "node_modules", name), target);
  }
}

/** Returns the packages and their dependencies, if installed: optional packages of other platforms are not. */
function withDependencies(root: string, names: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const manifest = join(root, "node_modules", name, "package.json");
    if (packages.has(name) || !existsSync(manifest)) continue;
    packages.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
    queue.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  return packages;
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
