import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where servers are on Debian, which leaves it out of the PATH of other users than root. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** @returns the path of an executable on the PATH or among the system's servers, null without one */
export function findProgram(name: string): string | null {
  for (const folder of [...(process.env["PATH"] ?? "").split(delimiter), ...SYSTEM_FOLDERS]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return null;
}

/** Installs packages of Debian where that is possible, else does nothing: as root, with apt-get. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || findProgram("apt-get") === null) return;
  const quiet = {
    stdio: "ignore" as const,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", ...packages], quiet);
}
