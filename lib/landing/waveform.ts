import { seededNumbers } from "@/lib/art/seeded-numbers";

/** Length of the silence between word groups, in bars. */
const PAUSE = [3, 6] as const;
const QUIET = 0.06;

/**
 * The loudness of a voice as bars: syllables that swell and fade, in word groups with breaths between them.
 * @param seed any text; the same text gives the same voice
 * @returns `count` heights from 0 to 1
 */
export function waveform(seed: string, count: number): number[] {
  const next = seededNumbers(seed);
  const between = (least: number, most: number) => least + Math.round(next() * (most - least));
  const bars: number[] = [];
  while (bars.length < count) {
    const syllables = between(3, 7);
    for (let syllable = 0; syllable < syllables; syllable += 1) {
      const length = between(3, 6);
      // The voice falls toward the end of a word group.
      const loud = (0.55 + 0.45 * next()) * (1 - (0.4 * syllable) / syllables);
      for (let bar = 0; bar < length; bar += 1) {
        const swell = Math.sin(((bar + 0.5) / length) * Math.PI);
        bars.push(Math.max(QUIET, swell * loud * (0.8 + 0.2 * next())));
      }
    }
    for (let rest = between(...PAUSE); rest > 0; rest -= 1) bars.push(QUIET);
  }
  return bars.slice(0, count);
}
