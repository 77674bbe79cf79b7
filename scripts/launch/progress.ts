/** Seconds without a new step after which the current one is printed again. */
const REPEAT_S = 10;

/** What a command of minutes is doing. */
export interface Progress {
  /** Begins a step and ends the previous one. Without effect for the current step. */
  step(name: string): void;
  /** Ends the last step. */
  end(): void;
}

/**
 * Prints each step of a command with the seconds since its start, and the current step every ten seconds, so that
 * minutes of a slow machine are not silent. Plain lines, which programs that log at the same time cannot break.
 */
export function startProgress(print: (line: string) => void): Progress {
  const began = Date.now();
  let current: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const report = () => print(`  ${current} … ${Math.round((Date.now() - began) / 1000)} s`);
  return {
    step: (name) => {
      if (name === current) return;
      current = name;
      report();
      clearInterval(timer);
      timer = setInterval(report, REPEAT_S * 1000);
    },
    end: () => {
      current = undefined;
      clearInterval(timer);
    },
  };
}
