import type { Deps } from "@storefront/marketplace/deps";
import { operatorCommand } from "../access/operator-command";
import { exportCommand, importCommand } from "../catalogue/catalogue-commands";
import { checkCommand } from "../check/check-command";
import { type Command, CommandRefusal, type Print } from "../command";
import { reconcileCommand } from "../reconcile/reconcile-command";

/** The commands of `npm run market`. */
export const COMMANDS: readonly Command[] = [
  importCommand,
  exportCommand,
  checkCommand,
  reconcileCommand,
  operatorCommand,
];

/** Exit code of a command that was called wrongly or could not be run. */
export const REFUSED = 2;

/** @returns the lines of the help text */
export const usage = (): string[] => [
  "usage: npm run market -- <command>",
  ...COMMANDS.flatMap(({ name, usage: options, summary }) => [
    `  ${name} ${options}`,
    `      ${summary}`,
  ]),
];

/** @throws CommandRefusal when there is no command of that name */
export function commandOf(args: readonly string[]): Command {
  const [name] = args;
  const command = COMMANDS.find((each) => each.name === name);
  if (command) return command;
  const names = COMMANDS.map((each) => each.name).join(", ");
  throw new CommandRefusal(`unknown command ${name ?? ""}; available: ${names}`);
}

/**
 * Runs a command and prints a refusal as one line.
 * @param args name of the command, then its arguments
 * @returns the exit code
 */
export async function runCommand(
  deps: Deps,
  args: readonly string[],
  print: Print,
): Promise<number> {
  try {
    return await commandOf(args).run(deps, args.slice(1), print);
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error;
    print(`market: ${error.message}`);
    return REFUSED;
  }
}
