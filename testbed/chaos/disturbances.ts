import { setTimeout as pause } from "node:timers/promises";
import { FAULTS, type FaultyCall } from "@storefront/sandbox/payments/faults";
import fc from "fast-check";
import postgres from "postgres";
import type { Instance } from "../rehearse/instance";
import type { World } from "./world";

/** A fault, and how long it lasts before recovery. */
export type Disturbance =
  | { kind: "kill" | "restart"; program: "storefront" | "marketplace"; index: number; ms: number }
  | { kind: "redis"; mode: "down" | "silent"; ms: number }
  | { kind: "connections" }
  | {
      kind: "provider";
      provider: "alipay" | "wxpay";
      call: FaultyCall;
      fault: string;
      times: number;
    };

const programs = fc.record({
  kind: fc.constantFrom("kill" as const, "restart" as const),
  program: fc.constantFrom("storefront" as const, "marketplace" as const),
  index: fc.constantFrom(0, 1),
  ms: fc.integer({ min: 0, max: 1_500 }),
});
const redis = fc.record({
  kind: fc.constant("redis" as const),
  mode: fc.constantFrom("down" as const, "silent" as const),
  ms: fc.integer({ min: 200, max: 3_000 }),
});
const calls = ["create", "query", "close", "refund", "queryRefund"] as const;
/**
 * All but `contradict`: the marketplace must trust a provider, so the consequences of a false answer are not its fault.
 */
const faultsOf = (call: FaultyCall) => FAULTS[call].filter((fault) => fault !== "contradict");
const providers = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    kind: fc.constant("provider" as const),
    provider: fc.constantFrom("alipay" as const, "wxpay" as const),
    call: fc.constant(call),
    fault: fc.constantFrom<string>(...faultsOf(call)),
    times: fc.integer({ min: 1, max: 4 }),
  }),
);
const disturbances: fc.Arbitrary<Disturbance> = fc.oneof(
  { weight: 4, arbitrary: programs },
  { weight: 2, arbitrary: redis },
  { weight: 2, arbitrary: fc.constant({ kind: "connections" as const }) },
  { weight: 3, arbitrary: providers },
);

/** Draws `count` disturbances, the same ones for the same seed. */
export const drawDisturbances = (seed: number, count: number): Disturbance[] =>
  fc.sample(disturbances, { seed, numRuns: count });

/** Causes a disturbance and recovers from it; one program of each kind always keeps running. */
export async function disturb(world: World, disturbance: Disturbance): Promise<void> {
  const { site, release } = world;
  switch (disturbance.kind) {
    case "kill":
    case "restart": {
      const { kind, ms } = disturbance;
      const instance = instanceOf(world, disturbance);
      await (kind === "kill" ? instance.kill() : instance.stop());
      await pause(ms);
      return instance.start(release);
    }
    case "redis":
      site.redis[disturbance.mode]();
      await pause(disturbance.ms);
      return site.redis.up();
    case "connections":
      return endConnections(site.databaseUrl);
    case "provider": {
      const { kind: _, ...fault } = disturbance;
      return setFault(world, fault);
    }
  }
}

function instanceOf(
  { site }: World,
  { program, index }: Extract<Disturbance, { program: string }>,
): Instance {
  const instance = (program === "storefront" ? site.storefronts : site.marketplaces)[index];
  if (!instance) throw new Error(`there is no ${program} ${index}`);
  return instance;
}

/** Terminates every database connection, including open transactions. */
async function endConnections(databaseUrl: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1 });
  try {
    await client`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
  } finally {
    await client.end();
  }
}

/** Sets a provider fault; `times: 0` clears it. */
export async function setFault(
  { site }: World,
  fault: { provider: string; call: string; fault: string; times: number },
): Promise<void> {
  await site.systems.control("faults", fault);
}

/** Clears all provider faults. */
export async function endFaults(world: World): Promise<void> {
  for (const provider of ["alipay", "wxpay"])
    for (const call of calls) await setFault(world, { provider, call, fault: "down", times: 0 });
}
