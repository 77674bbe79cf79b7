/** Most items per sweep, so that other sweeps are not delayed. */
const BATCH = 500;

/**
 * Settles due items one by one, each in its own transaction, until none is left; safe to run in several processes
 * concurrently.
 * @param next settles the item that has been due longest; returns false when there is none
 * @returns the number of settled items
 */
export async function sweepAll(next: () => Promise<boolean>): Promise<number> {
  let settled = 0;
  while (settled < BATCH && (await next())) settled += 1;
  return settled;
}
