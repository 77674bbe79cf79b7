import type { TcpRelay } from "../product/tcp-relay";
import type { FaultyServers } from "./faulty-servers";
import type { MovedClock } from "./moved-clock";
import type { World } from "./world";

/** The deployment with everything around it that can fail. */
export interface FaultyWorld extends World {
  servers: FaultyServers;
  clock: MovedClock;
  /** Between the marketplaces and all providers. */
  providers: TcpRelay;
  /** For the faults' files. */
  folder: string;
}

/** What must hold while a fault lasts and after it; every order and the books are checked besides. */
export interface Bound {
  /** The longest call, in ms. */
  callMs: number;
  /** Whether calls may be refused, each with 503, Retry-After and the envelope. */
  mayRefuse: boolean;
  /** From its end to an answer of every marketplace, in ms. */
  recoveryMs: number;
}

/** A failure of something that the deployment needs, as data. */
export interface Fault {
  /** In kebab-case, as `--fault` takes it. */
  name: string;
  /** What it does, for the table. */
  does: string;
  /** How long it lasts. */
  seconds: number;
  bound: Bound;
  /** Names of the alerts that operators get if it lasts. */
  alerts: readonly string[];
  /** Causes it. @returns what ends it */
  begin(world: FaultyWorld): Promise<() => Promise<void>>;
  /** What else must hold at the end of it. @returns what does not */
  check?(world: FaultyWorld): Promise<string[]>;
}

/** Of a database that does not answer. */
export const REFUSED: Bound = { callMs: 5_000, mayRefuse: true, recoveryMs: 2_000 };

/** Of a fault that calls must not notice. */
export const UNNOTICED: Bound = { callMs: 5_000, mayRefuse: false, recoveryMs: 2_000 };

/** The alerts of a database that does not answer. */
export const DATABASE_ALERTS = ["ManyServerErrors", "MarketplaceCallsFail", "SweeperStopped"];

/** The alerts of a Redis that does not answer. */
export const REDIS_ALERTS = ["LimiterDown", "SharedCacheDown"];
