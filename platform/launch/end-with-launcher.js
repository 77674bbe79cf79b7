import { isMainThread } from "node:worker_threads";

/**
 * Loaded by a program before its own code: stops it when the process that started it is gone, even if that was killed. Its
 * input is a pipe that only the launcher holds. Children and threads of the program inherit this module, but not its launcher.
 */
if (isMainThread && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.stdin.once("end", () => process.kill(process.pid, "SIGTERM")).resume();
  // The pipe alone keeps no program running.
  process.stdin.unref();
}
