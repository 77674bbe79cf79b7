/**
 * Lets at most `width` pieces of work be under way at once; the others wait in the order in which they came.
 * @returns what runs a piece of work when its turn has come, and answers what it answers
 */
export function takeTurns(width: number): <R>(work: () => Promise<R>) => Promise<R> {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (work) => {
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
}
