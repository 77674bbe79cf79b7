import type { Deps } from "@storefront/marketplace/deps";

/** Prints one line of a command's output. */
export type Print = (line: string) => void;

/** A command that is malformed or cannot run now: reported in one line, nothing is changed. */
export class CommandRefusal extends Error {}

/** A command of `npm run market`. */
export interface Command {
  name: string;
  /** Arguments: "--day YYYY-MM-DD [--provider alipay|wechat]". */
  usage: string;
  /** One line. */
  summary: string;
  /**
   * @returns the exit code
   * @throws CommandRefusal
   */
  run(deps: Deps, args: readonly string[], print: Print): Promise<number>;
}
