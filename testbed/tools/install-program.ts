import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Folders of Debian's server programs, which are not on the PATH of unprivileged users. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** Finds an executable on the PATH or in the system folders. @returns null when not found */
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

/** Installs Debian packages; no-op unless running as root with apt-get available. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || findProgram("apt-get") === null) return;
  const quiet = {
    stdio: "ignore" as const,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", ...packages], quiet);
}
