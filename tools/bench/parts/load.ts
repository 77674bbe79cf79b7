import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { processorSeconds } from "@storefront/platform/launch/processor-time";
import { ROOT } from "@storefront/testbed/product/root";
import type { LoadJob, Sent } from "./load-program";
import { measureInTurn, median } from "./rounds";

export interface Load extends Pick<Sent, "requestsPerSecond" | "p50Ms" | "p99Ms" | "errors"> {
  /** CPU milliseconds of the server per request; less dependent on other load on the machine. */
  processorMs: number;
  /** Those of the server behind it. */
  behindMs: number;
}

export interface LoadTarget {
  /** The server's process id. */
  pid: number;
  /** Process id of a server behind it, if its time is measured. */
  behind?: number;
  url: string;
  headers: Record<string, string>;
}

export interface LoadPlan {
  connections: number;
  /** Per target. */
  rounds: number;
  /** Of one target in one round. */
  seconds: number;
}

const WARM_UP_S = 2;

/** Loads servers in turn, after an uncounted warm-up of each. @returns the medians of the rounds of each, all errors */
export async function compareLoads(
  targets: readonly LoadTarget[],
  { connections, rounds, seconds }: LoadPlan,
): Promise<Load[]> {
  for (const target of targets) await sendLoad(target, connections, WARM_UP_S);
  const loads = await measureInTurn(
    rounds,
    targets.map((target) => () => loadOnce(target, connections, seconds)),
  );
  return loads.map((ofRounds) => {
    const medianOf = (name: keyof Load) => median(ofRounds.map((each) => each[name]));
    return {
      requestsPerSecond: medianOf("requestsPerSecond"),
      processorMs: medianOf("processorMs"),
      behindMs: medianOf("behindMs"),
      p50Ms: medianOf("p50Ms"),
      p99Ms: medianOf("p99Ms"),
      errors: ofRounds.reduce((sum, { errors }) => sum + errors, 0),
    };
  });
}

async function loadOnce(target: LoadTarget, connections: number, seconds: number): Promise<Load> {
  const used = () => [target.pid, target.behind ?? 0].map((pid) => processorSeconds(pid) ?? 0);
  const before = used();
  const sent = await sendLoad(target, connections, seconds);
  const [processorMs = 0, behindMs = 0] = used().map(
    (now, index) => ((now - (before[index] ?? 0)) * 1000) / sent.requests,
  );
  return { ...sent, processorMs, behindMs };
}

/** Returns the median of sequential requests over one kept-alive connection, in ms. */
export async function medianResponseMs(
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  return (await sendLoad({ url, headers }, 1, 2)).p50Ms;
}

let generator: ChildProcess | undefined;

/** Has the load generator send requests. It ends with this process. */
async function sendLoad(
  { url, headers }: Pick<LoadTarget, "url" | "headers">,
  connections: number,
  seconds: number,
): Promise<Sent> {
  const execArgv = ["--import", "./scripts/tsx.js"];
  generator ??= fork("tools/bench/parts/load-program.ts", { cwd: ROOT, execArgv });
  generator.ref();
  generator.channel?.ref();
  const accepted = { "accept-encoding": "gzip", ...headers };
  generator.send({ url, headers: accepted, connections, seconds } satisfies LoadJob);
  const [sent] = (await once(generator, "message")) as [Sent];
  generator.channel?.unref();
  generator.unref();
  return sent;
}
