import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../product/root";
import { findProgram } from "./install-program";

/** Unpacked here instead of installed, because Debian's package would start a Prometheus. */
const FOLDER = join(ROOT, "node_modules", ".cache", "promtool");
const UNPACKED = join(FOLDER, "usr", "bin", "promtool");

/** Finds the program that evaluates alert rules, or unpacks it from Debian's package. @throws Error without either */
export function findPromtool(): string {
  const found = findProgram("promtool");
  if (found) return found;
  if (!existsSync(UNPACKED)) unpack();
  return UNPACKED;
}

function unpack(): void {
  if (!findProgram("apt-get")) throw new Error("needs promtool, which comes with Prometheus");
  mkdirSync(FOLDER, { recursive: true });
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: FOLDER, stdio: "pipe" });
  if (process.getuid?.() === 0) run("apt-get", "update", "-qq");
  run("apt-get", "download", "-qq", "prometheus");
  const file = readdirSync(FOLDER).find((name) => name.endsWith(".deb"));
  run("dpkg", "-x", file ?? "", ".");
}
