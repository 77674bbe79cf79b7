import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPackages } from "../tools/install-program";

/** Debian's packages of the libraries that the builds link and do not carry. */
const DEBIAN_PACKAGES = ["libnss3", "libnspr4", "libexpat1", "libuuid1"];

/** Reads the names of libraries that `ldd` did not find. */
export const missingLibraries = (lddOutput: string): string[] =>
  [...lddOutput.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = ""]) => name);

/**
 * Returns the environment in which a build finds its shared libraries: the machine's own where all are installed, else
 * those that the package carries, else Debian's, which are installed where that is possible.
 * @throws Error in one line that names the libraries to install
 */
export function libraryEnvironment(executable: string): Record<string, string> {
  const carried = { LD_LIBRARY_PATH: join(dirname(executable), "lib") };
  if (findMissing(executable, {}).length === 0) return {};
  if (existsSync(carried.LD_LIBRARY_PATH) && findMissing(executable, carried).length === 0)
    return carried;
  installPackages(...DEBIAN_PACKAGES);
  const missing = findMissing(executable, {});
  if (missing.length === 0) return {};
  throw new Error(
    `${executable} lacks ${missing.join(", ")}; install ${DEBIAN_PACKAGES.join(" ")}`,
  );
}

const findMissing = (executable: string, env: Record<string, string>): string[] =>
  missingLibraries(
    execFileSync("ldd", [executable], { encoding: "utf8", env: { ...process.env, ...env } }),
  );
