import { join } from "node:path";
import { type RunningProgram, start } from "../product/start";
import type { Release } from "./make-release";

/** One program slot (port and settings), in which releases are started and stopped. */
export class Instance {
  /** Milliseconds from each start to the first answer of /readyz; accurate to 0.05 s. */
  readonly startTimes: number[] = [];
  #running: RunningProgram | undefined;
  #earlierOutput = "";

  constructor(
    readonly target: "storefront" | "marketplace",
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  /** @throws Error with its output when it does not become ready */
  async start(release: Release): Promise<void> {
    const began = performance.now();
    const code = inRelease(release, this.target);
    const options = [code.env.NODE_OPTIONS, this.env["NODE_OPTIONS"] ?? ""].join(" ").trim();
    const env = { ...this.env, ...code.env, NODE_OPTIONS: options };
    this.#running = await start(this.target, { ...code, port: this.port, env });
    this.startTimes.push(performance.now() - began);
  }

  /** Stops gracefully, as a deployment does. */
  stop(): Promise<void> {
    return this.#end((running) => running.stop(15_000));
  }

  /** kill -9. */
  kill(): Promise<void> {
    return this.#end((running) => running.kill());
  }

  async #end(end: (running: RunningProgram) => Promise<void>): Promise<void> {
    const running = this.#running;
    if (!running) return;
    await end(running);
    this.#earlierOutput = this.output;
    this.#running = undefined;
  }

  /** Output since the first start. */
  get output(): string {
    return this.#earlierOutput + (this.#running?.output() ?? "");
  }
}

/** @returns where a release's program is, and how its image runs it */
export function inRelease(release: Release, target: keyof Release["programs"]) {
  const cwd = release.programs[target];
  const env = { NODE_ENV: "production", NODE_OPTIONS: "--enable-source-maps" };
  return { cwd, bundles: join(cwd, "dist"), env };
}
