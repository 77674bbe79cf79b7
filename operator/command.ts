import type { Deps } from "@/marketplace/deps";

/** What a command prints to, a line at a time. */
export type Print = (line: string) => void;

/** A wrong command of an operator, or one that cannot be done now: reported in one line, nothing is changed. */
export class CommandRefusal extends Error {}

/** A command of `npm run market`. */
export interface Command {
  name: string;
  /** Its arguments, "--day YYYY-MM-DD [--provider alipay|wechat]". */
  usage: string;
  /** What it does, in a line. */
  summary: string;
  /**
   * @returns the exit code
   * @throws CommandRefusal
   */
  run(deps: Deps, args: readonly string[], print: Print): Promise<number>;
}
