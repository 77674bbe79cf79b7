/** The source of all times in the marketplace. Statements never read the database's clock themselves. */
export interface Clock {
  now(): Date;
  /** Reads the clock that it follows: the database's, or the sandbox's, which another process may have moved. */
  sync?(): Promise<void>;
}

/** The clock of this machine, for a program whose database is its own. */
export const systemClock = (): Clock => ({ now: () => new Date() });
