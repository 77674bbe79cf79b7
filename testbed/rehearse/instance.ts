import { type Program, startProgram, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import type { Release, Target } from "./make-release";

/** Node options that the Dockerfile sets per program. */
const NODE_OPTIONS: Partial<Record<Target, string[]>> = {
  storefront: ["--heap-growing-percent=30"],
};

/** One program slot (port and settings), in which releases are started and stopped. */
export class Instance {
  /** Milliseconds from each start to the first answer of /readyz; accurate to 0.15 s. */
  readonly startTimes: number[] = [];
  #program: Program | undefined;
  #output: Buffer[] = [];

  constructor(
    readonly target: Target,
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly args: readonly string[] = [],
  ) {}

  /** @throws Error with its output when it does not become ready */
  async start(release: Release): Promise<void> {
    const args = [...(NODE_OPTIONS[this.target] ?? []), `dist/${this.target}.js`, ...this.args];
    const env = { ...this.env, NODE_ENV: "production", NODE_OPTIONS: "--enable-source-maps" };
    const began = performance.now();
    const program = startProgram(this.target, args, env, release.programs[this.target], "pipe");
    this.#program = program;
    for (const stream of [program.child.stdout, program.child.stderr])
      stream?.on("data", (chunk: Buffer) => this.#output.push(chunk));
    const url = `http://127.0.0.1:${this.port}/readyz`;
    const state = await waitUntilReady(url, program);
    if (state !== "ready") throw new Error(`the ${this.target} is ${state}:\n${this.output}`);
    this.startTimes.push(performance.now() - began);
  }

  /** Stops gracefully, as a deployment does. */
  async stop(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    if (program) await stopPrograms([program], 15_000);
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    program?.child.kill("SIGKILL");
    await program?.ended;
  }

  /** Output since the first start. */
  get output(): string {
    return Buffer.concat(this.#output).toString();
  }
}
