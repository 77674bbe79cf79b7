/**
 * Waits for a promise. An answer that arrived while this process was busy is in time: timers run before sockets are
 * read, so the limit counts only once they have been.
 * @throws Error when it is not settled within `limitMs`
 */
export async function withTimeout<T>(work: PromiseLike<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error("timed out"));
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
