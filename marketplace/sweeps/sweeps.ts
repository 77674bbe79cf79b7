/** The door of sweeps: what other modules and programs may use of it. */

/** Exponential backoff: 30 s, doubled per failed attempt, at most an hour. */
export {
  type Attempts,
  backOff,
  /** Opens the record of a kind's failed items for one sweep. */
  openAttempts,
  type SweepDeps,
} from "./attempts";
export {
  type Attempt,
  /** Settles due items one by one, each in its own transaction, until none is left. */
  sweepAll,
} from "./sweep-all";
/** Settles due items, several at a time, because each waits for a provider. */
export { sweepList } from "./sweep-list";
