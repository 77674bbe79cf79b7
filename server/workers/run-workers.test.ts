import { createServer } from "node:http";
import { freePort } from "@storefront/platform/launch/ports";
import { type Program, startProgram, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import { sendRequest } from "@storefront/testbed/product/send-request";

interface Workers {
  program: Program;
  /** Sends a request on a connection of its own, so that the workers take turns. */
  get: (path: string) => Promise<{ worker: number; result: unknown }>;
  metrics: () => Promise<string>;
}

const PROGRAM = ["--import", "./scripts/tsx.js", "server/workers/testing/workers-program.ts"];
const started: Program[] = [];
let workers: Workers;
beforeAll(async () => {
  workers = await start({ VISITOR_SEARCHES_PER_MINUTE: "20", SEARCHES_PER_MINUTE: "1000" });
});
afterAll(() => stopPrograms(started, 2_000));

function startWith(env: Record<string, string>): { program: Program; printed: () => string } {
  const variables = { SANDBOX: "1", WORKERS: "2", STOP_NOTICE_S: "0", ...env };
  const program = startProgram("workers", PROGRAM, {
    env: variables,
    cwd: process.cwd(),
    output: "pipe",
  });
  started.push(program);
  const output: Buffer[] = [];
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk));
  return { program, printed: () => Buffer.concat(output).toString() };
}

async function start(env: Record<string, string>): Promise<Workers> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { program } = startWith({ PORT: `${port}`, METRICS_PORT: `${metricsPort}`, ...env });
  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, program)).toBe("ready");
  const get = async (path: string) =>
    JSON.parse(String((await sendRequest({ port, path, agent: false })).body));
  const metrics = async () => {
    const { body } = await sendRequest({ port: metricsPort, path: "/metrics", agent: false });
    return body.toString();
  };
  const both = { program, get, metrics };
  await bothOf(both);
  return both;
}

/** Waits until two workers answer. @returns their process ids */
async function bothOf({ get }: Workers): Promise<number[]> {
  const seen = new Set<number>();
  while (seen.size < 2) {
    const answer = await get("/").catch(() => null);
    if (answer) seen.add(answer.worker);
  }
  return [...seen];
}

/** @returns the results of the first answer of each worker */
async function fromBoth({ get }: Workers, path: string): Promise<unknown[]> {
  const results = new Map<number, unknown>();
  while (results.size < 2) {
    const { worker, result } = await get(path);
    if (!results.has(worker)) results.set(worker, result);
  }
  return [...results.values()];
}

test("shows a revalidation of one worker in the others", async () => {
  await fromBoth(workers, "/store");
  expect(await fromBoth(workers, "/freshness")).toEqual(["fresh", "fresh"]);
  await workers.get("/revalidate");
  while (`${await fromBoth(workers, "/freshness")}` !== "expired,expired");
});

test("admits no more searches than one process", async () => {
  let admitted = 0;
  for (let search = 0; search < 60; search += 1) {
    if ((await workers.get("/search")).result === 0) admitted += 1;
  }
  // Ten at once, and what is added while the test runs.
  expect(admitted).toBeGreaterThanOrEqual(10);
  expect(admitted).toBeLessThanOrEqual(12);
});

test("adds up what workers count, and keeps it when one is replaced", async () => {
  const counted = () => workers.metrics().then((text) => /^csp_reports.* (\d+)$/m.exec(text)?.[1]);
  await fromBoth(workers, "/count");
  const before = Number(await counted());
  expect(before).toBeGreaterThanOrEqual(2);
  const old = await bothOf(workers);
  await workers.get("/die").catch(() => {});
  while ((await bothOf(workers)).every((worker) => old.includes(worker)));
  expect(Number(await counted())).toBe(before);
});

test("stops all workers within two seconds, with exit code 0", async () => {
  const { program } = workers;
  const began = performance.now();
  process.kill(program.child.pid ?? 0, "SIGTERM");
  expect(await program.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("ends with one line when the port is taken", async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening));
  const address = taken.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { program, printed } = startWith({ PORT: `${port}` });
  expect(await program.ended).toBe(1);
  expect(printed()).toMatch(/^[^\n]*EADDRINUSE[^\n]*\n$/);
  taken.close();
});
