import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installPackages } from "../tools/install-program";

/** Debian's folder of the servers of each version. */
const VERSIONS = "/usr/lib/postgresql";

/**
 * Finds the folder of PostgreSQL's programs; as root, installs a missing package.
 * @throws Error that names the package to install
 */
export function findPostgres(): string {
  const found = folderOf();
  if (found) return found;
  installPackages("postgresql");
  const installed = folderOf();
  if (!installed) throw new Error("needs PostgreSQL's server: apt-get install postgresql");
  return installed;
}

function folderOf(): string | undefined {
  const onPath = findProgram("initdb");
  if (onPath) return join(onPath, "..");
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}
