import { existsSync } from "node:fs";
import { findProgram, installPackages } from "./install-program";

/**
 * Finds an nginx for tests and rehearsals of what stands in front of the programs: NGINX_PATH, else one on the PATH. Otherwise installs Debian's.
 * @throws Error with a one-line instruction when none is found
 */
export function findNginx(): string {
  const configured = process.env["NGINX_PATH"];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`NGINX_PATH names no file: ${configured}`);
  }
  const existing = findProgram("nginx");
  if (existing) return existing;
  console.log("No nginx found; installing one …");
  installPackages("nginx");
  const installed = findProgram("nginx");
  if (installed) return installed;
  throw new Error("no nginx: install one and set NGINX_PATH to its executable");
}
