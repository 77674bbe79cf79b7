import { setImmediate as nextRound } from "node:timers/promises";
import { createRandom } from "./random";

/**
 * Decides which of the concurrent tasks goes on. Tasks wait for their turn before every transaction, statement and call
 * of a provider; once all wait, one of them is drawn. Everything between two turns is promises without input or output,
 * so that the same seed gives the same order.
 */
export interface Scheduler {
  /** Resolves when the task may go on. */
  turn(): Promise<void>;
  /** Resolves in the first run at or after this time, in seconds since the beginning; others go on meanwhile. */
  sleep(untilS: number): Promise<void>;
  /** When the first sleeper wakes up; Infinity when none sleeps. */
  nextWakeS(): number;
  /** Does what needs files: nothing is taken for asleep meanwhile. */
  withFiles<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs tasks until each has ended or sleeps, and those that wake up by now, in an order that depends on the seed only.
   * They handle their own errors.
   */
  runAll(seed: number, tasks: readonly Task[], options?: RunOptions): Promise<void>;
}

type Task = () => Promise<void>;

interface RunOptions {
  /** Seconds since the beginning. */
  nowS?: number;
  /** Runs after the tasks, for what they have started and not waited for. */
  last?: Task;
}

interface Sleeper {
  untilS: number;
  goOn: () => void;
}

/** Rounds of the event loop that a task may take without a turn: files of an import, never a timer. */
const MOST_IDLE_ROUNDS = 200_000;
/** Rounds after which everything that has not ended is asleep. */
const ASLEEP_ROUNDS = 500;

export function createScheduler(): Scheduler {
  const waiting: (() => void)[] = [];
  let sleepers: Sleeper[] = [];
  let isRunning = false;
  /** Tasks that have not ended, sleeping ones too. */
  let open = 0;
  let withFiles = 0;
  const start = (task: Task) => {
    open += 1;
    waiting.push(() => {
      void task().finally(() => {
        open -= 1;
      });
    });
  };
  const wake = (nowS: number): boolean => {
    const due = sleepers.filter(({ untilS }) => untilS <= nowS);
    sleepers = sleepers.filter(({ untilS }) => untilS > nowS);
    waiting.push(...due.map(({ goOn }) => goOn));
    return due.length > 0;
  };
  return {
    turn: () => (isRunning ? new Promise<void>((goOn) => waiting.push(goOn)) : Promise.resolve()),
    sleep: (untilS) => new Promise<void>((goOn) => sleepers.push({ untilS, goOn })),
    nextWakeS: () => Math.min(...sleepers.map(({ untilS }) => untilS)),
    async withFiles(work) {
      withFiles += 1;
      try {
        return await work();
      } finally {
        withFiles -= 1;
      }
    },
    async runAll(seed, tasks, { nowS = 0, last } = {}) {
      if (isRunning) throw new Error("tasks run already");
      const random = createRandom(seed);
      isRunning = true;
      const hasWoken = wake(nowS);
      tasks.forEach(start);
      let isLast = last === undefined;
      for (let idle = 0; ; idle += 1) {
        if (waiting.length > 0) {
          idle = 0;
          waiting.splice(random.int(0, waiting.length - 1), 1)[0]?.();
        }
        await nextRound();
        if (waiting.length > 0) continue;
        const isAsleep = sleepers.length > 0 && withFiles === 0 && idle >= ASLEEP_ROUNDS;
        // What a sleeper goes on with need not be a task: a provider works on when nobody waits for it any more.
        if (!isAsleep && (open > 0 || (hasWoken && idle < ASLEEP_ROUNDS))) {
          if (idle > MOST_IDLE_ROUNDS) throw new Error("a task of the simulation hangs");
          continue;
        }
        if (isLast || !last) break;
        isLast = true;
        start(last);
      }
      isRunning = false;
    },
  };
}
