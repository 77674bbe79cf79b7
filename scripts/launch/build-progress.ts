/** Lines of `next build` that begin a phase, and what is done in it. */
const PHASES: readonly [line: RegExp, phase: string][] = [
  [/Creating an optimized production build/, "compiling"],
  [/Compiled successfully|Finished TypeScript|Running TypeScript/, "checking"],
  [/Collecting page data/, "collecting pages"],
  [/Generating static pages/, "rendering static pages"],
  [/Finalizing page optimization|Collecting build traces/, "finishing"],
];

/** Seconds without a new phase after which the current one is printed again. */
const REPEAT_S = 10;

/**
 * Prints the phases of a build with the seconds since its start, and the current phase every ten seconds, so that
 * minutes of a slow machine are not silent.
 * @returns what takes the build's output, and what ends the printing
 */
export function printBuildProgress(print: (line: string) => void): {
  read: (output: string) => void;
  end: () => void;
} {
  const began = Date.now();
  let current = "preparing";
  const report = () => print(`  ${current} … ${Math.round((Date.now() - began) / 1000)} s`);
  const timer = setInterval(report, REPEAT_S * 1000);
  return {
    read: (output) => {
      const phase = PHASES.findLast(([line]) => line.test(output))?.[1];
      if (phase === undefined || phase === current) return;
      current = phase;
      report();
    },
    end: () => clearInterval(timer),
  };
}
