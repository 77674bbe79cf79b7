/**
 * One thing that somebody does, as data: a trace is a list of them. It names what it refers to by the id of an earlier
 * action, so that an action without its subject does nothing, and any part of a trace is a trace.
 */
export interface Action extends Planned {
  id: number;
}

/** An action before it has its id. */
interface Planned {
  /** Seconds since the beginning. Actions of the same second run concurrently. */
  at: number;
  actor: string;
  act: string;
  /** The action that placed the order. */
  of?: number;
  /** What the actor has drawn. */
  [detail: string]: string | number | boolean | undefined;
}

/** Collects the actions that begin on one day; `at` is from its midnight, and may be on a later day. */
export interface Plan {
  /** @returns the id of the action */
  add(action: Planned): number;
}

export const MINUTE_S = 60;
export const HOUR_S = 3600;
export const DAY_S = 86_400;
