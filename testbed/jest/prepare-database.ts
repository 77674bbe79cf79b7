import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { preparedPath } from "./prepared-path";

/** jest's globalSetup of the marketplace: creates the prepared database unless one exists for the current sources. */
export default function prepareDatabase(_: unknown, { rootDir }: { rootDir: string }): void {
  const path = preparedPath(rootDir);
  if (existsSync(path)) return;
  const script = "testbed/marketplace/write-prepared-database.ts";
  execFileSync(process.execPath, ["--import", "./scripts/tsx.js", script, path], {
    cwd: rootDir,
    stdio: "inherit",
  });
}
