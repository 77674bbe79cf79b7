import { readFileSync } from "node:fs";
import type { Sql } from "postgres";

/**
 * Reads the processor time that the connections of a database have used so far, on this machine. Unlike a duration, it does
 * not grow with what else the machine does.
 * @returns milliseconds
 */
export async function readBackendMs(client: Sql): Promise<number> {
  const rows = await client<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return rows.reduce((sum, { pid }) => sum + processMs(pid), 0);
}

/** The first figure of schedstat is the time on a processor, in nanoseconds. */
function processMs(pid: number): number {
  const [onProcessor] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(onProcessor) / 1e6;
}
