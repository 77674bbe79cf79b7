import postgres, { type Sql } from "postgres";

/** A statement, or several in a row, on a connection of its own. */
export interface Job {
  name: string;
  run: (client: Sql) => Promise<unknown>;
}

/** As many as there are cores. */
const CONNECTIONS = 2;

/** Settings of a connection that only fills: nothing checks or counts what it writes. */
const SETTINGS = `
  set session_replication_role = replica;
  set maintenance_work_mem = '512MB';
  set work_mem = '256MB';
  set max_parallel_workers_per_gather = 0;
  set max_parallel_maintenance_workers = 0;
  set jit = off`;

/**
 * Runs jobs that do not depend on each other, two at a time, in their order: the longest should come first.
 * @param report called with each job's name and milliseconds
 */
export async function runJobs(
  url: string,
  jobs: readonly Job[],
  report: (name: string, ms: number) => void,
): Promise<void> {
  const left = [...jobs];
  const work = async () => {
    const client = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await client.unsafe(SETTINGS);
      for (let next = left.shift(); next; next = left.shift()) {
        const began = performance.now();
        await next.run(client);
        report(next.name, performance.now() - began);
      }
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}
