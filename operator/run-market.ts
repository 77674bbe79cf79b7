import { resolve } from "node:path";
import { type Config, readConfig } from "@storefront/marketplace/config";
import { FolderInUseError } from "@storefront/marketplace/database/lock-folder";
import { hasEmbeddedDatabase } from "@storefront/marketplace/database/open-embedded";
import { type OpenSystems, openDeps } from "@storefront/marketplace/open-deps";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";
import { createLog } from "@storefront/platform/observability/log";
import { CommandRefusal } from "./command";
import { commandOf, REFUSED, runCommand, usage } from "./commands/run-command";
import { runRemotely } from "./commands/running-marketplace";

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run market -- <command>`. On PostgreSQL it opens the database itself. The embedded database can be open in one
 * process only, so a marketplace that has it open runs the command instead.
 */
async function market(args: readonly string[], openSystems: OpenSystems): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    for (const line of usage()) print(line);
    return args.length === 0 ? REFUSED : 0;
  }
  commandOf(args);
  // Commands do not use Redis, and must work when it is down.
  const config = { ...readConfig(), redisUrl: undefined };
  await expectDatabase(config);
  const opened = await openDeps(config, createLog("marketplace", "error"), openSystems).catch(
    (error: unknown) => {
      if (error instanceof FolderInUseError) return undefined;
      throw error;
    },
  );
  if (!opened) return runRemotely(config, args, print);
  try {
    return await runCommand(opened.deps, args, print);
  } finally {
    await opened.close();
  }
}

/** A command on a new, empty database would succeed, where nobody looks for its result. */
async function expectDatabase({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined || (await hasEmbeddedDatabase(dataDir))) return;
  throw new CommandRefusal(
    `no database in ${resolve(dataDir)}: start the marketplace first, or set DATA_DIR or DATABASE_URL as it does`,
  );
}

/** Runs one command and sets the exit code. */
export const runMarket = (args: readonly string[], openSystems: OpenSystems): Promise<void> =>
  market(args, openSystems).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      if (!(error instanceof CommandRefusal)) return exitOnStartupError(error);
      process.stderr.write(`market: ${error.message}\n`);
      process.exitCode = REFUSED;
    },
  );
