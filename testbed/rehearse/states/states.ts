import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { libpqEnv } from "../../tools/libpq-env";

/** The database of an earlier version: the sample catalog, and what its buyers had ordered, paid and returned. */
export interface State {
  /** Version or day, and name of the file: `pg_dump --no-owner --no-privileges` of that version's marketplace in its sandbox. */
  name: string;
  /** A buyer of the sample catalog. */
  buyer: { id: number; phone: string };
  /** With which its phone numbers are encrypted. */
  operatorKey: string;
}

const BUYER = { id: 1, phone: "13800138000" };

/** The versions from which an upgrade is promised (CHANGELOG.md, upgrade notes). */
export const STATES: readonly State[] = [
  { name: "0.2.0", buyer: BUYER, operatorKey: "c4".repeat(32) },
];

/** Fills an empty database. @throws Error with psql's output */
export function restoreState({ name }: State, databaseUrl: string): void {
  const dump = gunzipSync(readFileSync(join(import.meta.dirname, `${name}.sql.gz`)));
  const { status, stderr } = spawnSync("psql", ["-q", "-v", "ON_ERROR_STOP=1"], {
    input: dump,
    env: { ...process.env, ...libpqEnv(databaseUrl) },
    stdio: ["pipe", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`${name} was not restored: ${stderr}`);
}
