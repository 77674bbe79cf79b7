import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

interface Options {
  command: readonly string[];
  /** Whether the server answers. */
  isReady(): Promise<boolean>;
  /** Ends the server without waiting for its clients. */
  stopSignal: NodeJS.Signals;
}

const START_MS = 30_000;

/** A server of our own (PostgreSQL, Redis) that can be frozen, stopped, and started again at the same address. */
export class ServerProcess {
  #child: ChildProcess | undefined;
  #printed = "";

  constructor(private readonly options: Options) {}

  /** Waits until it answers. @throws Error with its output when it does not in half a minute */
  async start(): Promise<void> {
    const [program = "", ...args] = this.options.command;
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#printed = (this.#printed + chunk).slice(-4_000);
      });
    this.#child = child;
    const began = performance.now();
    while (!(await this.options.isReady())) {
      if (child.exitCode !== null || performance.now() - began > START_MS)
        throw new Error(`${program} did not start\n${this.#printed}`);
      await pause(50);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.thaw();
    const ended = once(child, "exit");
    child.kill(this.options.stopSignal);
    await ended;
  }

  /** Stops every process of the server where it is, as a machine that hangs does: connections stay open. */
  freeze(): void {
    for (const pid of this.#processes()) signal(pid, "SIGSTOP");
  }

  /** Ends `freeze`. */
  thaw(): void {
    for (const pid of this.#processes()) signal(pid, "SIGCONT");
  }

  /** The server's process first, so that a frozen one starts no more. */
  *#processes(): Generator<number> {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    yield pid;
    for (const each of readdirSync("/proc")) if (parentOf(each) === pid) yield Number(each);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just exited.
  }
}

/** The fourth field of stat; the second may contain spaces and ends with a parenthesis. */
function parentOf(pid: string): number | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return undefined;
  }
}
