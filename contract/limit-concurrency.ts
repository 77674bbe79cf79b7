/**
 * Lets at most `width` pieces of work be under way at once; the others wait in the order in which they came.
 * @returns what runs a piece of work when its turn has come, and answers what it answers; `load` says how many there are
 */
export function limitConcurrency(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  const inTurn = async <R>(work: () => Promise<R>): Promise<R> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  const load = () => ({ running: width - free, waiting: waiting.length, width });
  return Object.assign(inTurn, { load });
}
