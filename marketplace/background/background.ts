/** The door of background: what other modules and programs may use of it. */

export {
  createSchedule,
  /** Decides when each kind of sweep runs. */
  type Schedule,
} from "./schedule";
export {
  /** Runs one sweep. */
  runSweep,
  /** Runs each kind of sweep when its earliest item is due, independently of the others. */
  startSweeper,
} from "./start-sweeper";
export {
  /** Everything that happens by itself when its time has come. */
  SWEEPS,
  type Sweep,
} from "./sweeps";
