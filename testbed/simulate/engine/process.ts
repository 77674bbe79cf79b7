import type { Scheduler } from "./scheduler";

/** What every call of a crashed process ends with. */
export class Crashed extends Error {
  constructor() {
    super("the process has crashed");
  }
}

/** A process of the marketplace, which can crash between any two steps. */
export interface Process {
  /** Waits for the turn and counts a step. @throws Crashed */
  pass(step?: string): Promise<void>;
  /** Counts a step without waiting, inside a transaction, which others wait for. @throws Crashed */
  step(step?: string): void;
  /** Crashes at the n-th step from now on, 1 for the next; undefined: no more. */
  crashAfter(steps: number | undefined): void;
  readonly hasCrashed: boolean;
}

export function startProcess(scheduler: Pick<Scheduler, "turn">): Process {
  let left: number | undefined;
  let hasCrashed = false;
  const step = () => {
    if (!hasCrashed && left !== undefined) {
      left -= 1;
      hasCrashed = left <= 0;
    }
    if (hasCrashed) throw new Crashed();
  };
  return {
    async pass() {
      await scheduler.turn();
      step();
    },
    step,
    crashAfter(steps) {
      left = steps;
    },
    get hasCrashed() {
      return hasCrashed;
    },
  };
}
