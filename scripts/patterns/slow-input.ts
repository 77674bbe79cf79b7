import { worstInputs } from "./worst-inputs";

/** Input lengths in characters, doubling, so that a bad pattern is detected before its longest input. */
const LENGTHS = [6.25, 12.5, 25, 50, 100].map((kilobytes) => kilobytes * 1024);
/** CPU milliseconds allowed for the longest input. */
const QUICK_MS = 5;
/**
 * Allowed ratio to the time of a quarter of the input, for slow machines: linear patterns have 4, quadratic ones 16.
 */
const MAX_GROWTH = 9;
const REPEATS = 5;
/** Growth that is measured this often in a row is not noise. */
const JUDGEMENTS = 3;

/**
 * Finds an input on which a pattern is slow: more than 5 ms of CPU time and, to allow for slow machines, more than nine
 * times as long as a quarter of the input.
 * @param kilobytes length of the longest input, at most 100
 * @returns null when the pattern is fast on all inputs
 */
export function slowInput(pattern: RegExp, kilobytes = 100): string | null {
  const lengths = LENGTHS.filter((length) => length <= kilobytes * 1024);
  const inputs = lengths.map((length) => worstInputs(pattern, length));
  const [shortest = []] = inputs;
  const worst = shortest.findIndex((_, at) =>
    isSlow(
      pattern,
      inputs.map((variants) => variants[at] ?? ""),
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
      const full = quickest(pattern, input);
      return full > QUICK_MS && full / quickest(pattern, quarter) > MAX_GROWTH;
    });
  });
}

function quickest(pattern: RegExp, input: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < REPEATS; run += 1) best = Math.min(best, milliseconds(pattern, input));
  return best;
}

/** Measures CPU time, as wall-clock time would include other processes. */
function milliseconds(pattern: RegExp, input: string): number {
  const before = process.cpuUsage();
  pattern.test(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
