import { spawn } from "node:child_process";

/** Runs the phases of a test run and measures their time. */
export class Phases {
  private readonly done: { title: string; seconds: number; failed: boolean }[] = [];

  constructor(private readonly root: string) {}

  /** Runs a Node program that inherits this process's output. @returns its exit code */
  run(
    title: string,
    program: string,
    args: readonly string[],
    env: Record<string, string> = {},
  ): Promise<number> {
    console.log(`\n— ${title}`);
    return this.measure(
      title,
      () =>
        new Promise((resolve, reject) => {
          const child = spawn(process.execPath, [program, ...args], {
            cwd: this.root,
            stdio: "inherit",
            env: { ...process.env, ...env },
          });
          child.once("error", reject);
          child.once("exit", (code) => resolve(code ?? 1));
        }),
      (code) => code !== 0,
    );
  }

  /** Measures work; by default a null result counts as failed. */
  async measure<T>(
    title: string,
    work: () => Promise<T>,
    hasFailed: (result: T) => boolean = (result) => result === null,
  ): Promise<T> {
    const began = performance.now();
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    this.done.push({ title, seconds, failed: hasFailed(result) });
    return result;
  }

  /** Prints the minutes of every phase. @returns `code` */
  end(code: number): number {
    console.log("");
    for (const { title, seconds, failed } of this.done) {
      console.log(
        `${(seconds / 60).toFixed(1).padStart(5)} min  ${title}${failed ? ": failed" : ""}`,
      );
    }
    return code;
  }
}
