/** What one sweep does at most, so that the sweeps of other things have their turn. */
const BATCH = 500;

/**
 * Takes what is due one by one, each in a transaction of its own, until there is nothing left; several processes may
 * sweep at once.
 * @param next settles the one that has been due longest, and says whether there was one
 * @returns how many were settled
 */
export async function sweepAll(next: () => Promise<boolean>): Promise<number> {
  let settled = 0;
  while (settled < BATCH && (await next())) settled += 1;
  return settled;
}
