/** The source of all times in the marketplace, which never come from the database. */
export interface Clock {
  now(): Date;
  /** Reads a shared clock that another process may have moved, as the sandbox's can be. */
  sync?(): Promise<void>;
}

export const systemClock = (): Clock => ({ now: () => new Date() });
