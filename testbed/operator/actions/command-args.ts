import { join } from "node:path";

/** Arguments with which each command of `npm run marketplace` works; a test compares them with the commands. */
export const COMMAND_ARGS: Readonly<Record<string, (folder: string) => string[]>> = {
  import: (folder) => [join(folder, "catalogue.jsonl")],
  export: (folder) => [join(folder, "exported.jsonl")],
  check: () => [],
  reconcile: () => ["--day", "2026-02-27"],
  operator: () => ["add", "zhao", "--role", "clerk"],
};
