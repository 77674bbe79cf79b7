/** The source of all times in the marketplace, which never come from the database. */
export interface Clock {
  now(): Date;
}

export const systemClock = (): Clock => ({ now: () => new Date() });
