/** Lines of `next build` that begin a phase, and what is done in it. */
const PHASES: readonly [line: RegExp, phase: string][] = [
  [/Creating an optimized production build/, "compiling"],
  [/Compiled successfully|Finished TypeScript|Running TypeScript/, "checking"],
  [/Collecting page data/, "collecting pages"],
  [/Generating static pages/, "rendering static pages"],
  [/Finalizing page optimization|Collecting build traces/, "finishing"],
];

/** @returns the last phase that begins in a part of the build's output, undefined when none does */
export const findBuildPhase = (output: string): string | undefined =>
  PHASES.findLast(([line]) => line.test(output))?.[1];
