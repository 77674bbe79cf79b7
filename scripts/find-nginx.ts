import { existsSync } from "node:fs";
import { findProgram, installPackages } from "./install-program";

/**
 * An nginx for the tests of shared caches: NGINX_PATH, else one on the PATH, else it installs Debian's.
 * @throws Error with one line saying what to do when there is none
 */
export function findNginx(): string {
  const named = process.env["NGINX_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`NGINX_PATH names no file: ${named}`);
  }
  const known = findProgram("nginx");
  if (known) return known;
  console.log("No nginx found; installing one …");
  installPackages("nginx");
  const installed = findProgram("nginx");
  if (installed) return installed;
  throw new Error("no nginx: install one and set NGINX_PATH to its executable");
}
