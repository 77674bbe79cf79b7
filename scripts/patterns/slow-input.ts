import { worstInputs } from "./worst-inputs";

/** Characters of an input, each twice the one before: a bad pattern is caught before its longest input. */
const LENGTHS = [6.25, 12.5, 25, 50, 100].map((kilobytes) => kilobytes * 1024);
/** Milliseconds of CPU time within which the longest is read. */
const QUICK_MS = 5;
/** On a slower machine the time of a quarter is the measure: 4 times that for a linear pattern, 16 times for a square one. */
const MOST_GROWTH = 9;
const REPEATS = 5;
/** Growth that is measured so often in a row is none of the machine's. */
const JUDGEMENTS = 3;

/**
 * @param kilobytes of the longest input, 100 at most
 * @returns an input on which a pattern is slow, null when there is none: each takes less than 5 ms of CPU time, or,
 * where the machine is too slow for that, no more than nine times as long as a quarter of it
 */
export function slowInput(pattern: RegExp, kilobytes = 100): string | null {
  const lengths = LENGTHS.filter((length) => length <= kilobytes * 1024);
  const inputs = lengths.map((length) => worstInputs(pattern, length));
  const [shortest = []] = inputs;
  const worst = shortest.findIndex((_, at) =>
    isSlow(
      pattern,
      inputs.map((of) => of[at] ?? ""),
    ),
  );
  return worst < 0 ? null : (shortest[worst] ?? "");
}

/** @param lengths the same input at every length, shortest first */
function isSlow(pattern: RegExp, lengths: readonly string[]): boolean {
  return lengths.some((input, at) => {
    if (milliseconds(pattern, input) < QUICK_MS) return false;
    const quarter = lengths[at - 2] ?? input.slice(0, input.length / 4);
    return Array.from({ length: JUDGEMENTS }).every(() => {
      const whole = quickest(pattern, input);
      return whole > QUICK_MS && whole / quickest(pattern, quarter) > MOST_GROWTH;
    });
  });
}

function quickest(pattern: RegExp, input: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < REPEATS; run += 1) best = Math.min(best, milliseconds(pattern, input));
  return best;
}

/** CPU time: the wall clock also counts the work of other processes, and a pattern must not look slow for that. */
function milliseconds(pattern: RegExp, input: string): number {
  const before = process.cpuUsage();
  pattern.test(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
