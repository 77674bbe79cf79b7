import type { Fault } from "../fault";
import { clockBack, clockForward } from "./clock-moved";
import { databaseFrozen } from "./database-frozen";
import { databaseLocked } from "./database-locked";
import { databasePartitioned } from "./database-partitioned";
import { databaseStopped } from "./database-stopped";
import { diskFull } from "./disk-full";
import { importDuringSales } from "./import-during-sales";
import { none } from "./none";
import { providersHung } from "./providers-hung";
import { redisBusy } from "./redis-busy";
import { redisFrozen } from "./redis-frozen";
import { redisPartitioned } from "./redis-partitioned";
import { redisStopped } from "./redis-stopped";

/** In the order of a run: first those that no call must notice, as retries after an outage take minutes to end. */
export const FAULTS: readonly Fault[] = [
  none,
  importDuringSales,
  clockForward,
  clockBack,
  databaseFrozen,
  databaseStopped,
  databasePartitioned,
  databaseLocked,
  diskFull,
  redisFrozen,
  redisStopped,
  redisPartitioned,
  redisBusy,
  providersHung,
];

/** @throws Error that names the faults, for another name */
export function findFault(name: string): Fault {
  const found = FAULTS.find((fault) => fault.name === name);
  if (!found)
    throw new Error(`no fault ${name}; there are ${FAULTS.map((each) => each.name).join(", ")}`);
  return found;
}
