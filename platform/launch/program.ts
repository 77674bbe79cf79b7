import { type ChildProcess, spawn } from "node:child_process";

/** A child process in its own process group, so that Ctrl-C reaches it only through us. */
export interface Program {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code. */
  ended: Promise<number>;
}

/** "inherit": the output goes to this process's; "pipe": to the streams of `child`. */
export type Output = "inherit" | "pipe";

interface Surroundings {
  /** Added to this process's variables. */
  env?: Record<string, string | undefined>;
  cwd: string;
  output?: Output;
}

/** Stops the program when this process is gone. */
const END_WITH_LAUNCHER = new URL("./end-with-launcher.js", import.meta.url).href;

/** Starts a script with this process's Node. It ends with this process, even if that is killed. */
export function startProgram(
  name: string,
  args: string[],
  { env = {}, cwd, output = "inherit" }: Surroundings,
): Program {
  const child = spawn(process.execPath, ["--import", END_WITH_LAUNCHER, ...args], {
    cwd,
    env: { ...process.env, ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ["pipe", output, output],
    detached: true,
  });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGTERM" ? 0 : 1)));
    child.once("error", () => resolve(1));
  });
  return { name, child, ended };
}

/**
 * Stops programs sequentially in reverse order of their start, so that none loses its dependencies; kills each after
 * `graceMs`.
 */
export async function stopPrograms(programs: Program[], graceMs = 8_000): Promise<void> {
  for (const program of [...programs].reverse()) {
    signal(program, "SIGTERM");
    const force = setTimeout(() => signal(program, "SIGKILL"), graceMs);
    await program.ended;
    clearTimeout(force);
  }
}

/** Kills programs at once, for tests whose data is deleted: a graceful stop waits seconds for open connections. */
export async function killPrograms(programs: readonly Program[]): Promise<void> {
  for (const program of programs) signal(program, "SIGKILL");
  await Promise.all(programs.map(({ ended }) => ended));
}

function signal({ child }: Program, name: NodeJS.Signals): void {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}
