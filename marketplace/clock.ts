/** Every time in the marketplace comes from here, never from the database. */
export interface Clock {
  now(): Date;
}

export const systemClock = (): Clock => ({ now: () => new Date() });
