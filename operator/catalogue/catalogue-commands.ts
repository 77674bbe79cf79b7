import { resolve } from "node:path";
import { pictureStore } from "@storefront/marketplace/pictures/pictures";
import { type Command, CommandRefusal } from "../command";
import { databaseRefusal } from "./database-refusal";
import { exportCatalogue } from "./export-catalogue";
import { importCatalogue } from "./import-catalogue";

/** Updates the database to match a catalog. Exit code 1 when a row is invalid; nothing is changed then. */
export const importCommand: Command = {
  name: "import",
  usage: "FILE | FOLDER",
  summary: "imports games, sellers, listings and coupons from a catalog file (docs/catalogue.md)",
  async run({ db, clock, config }, args, print) {
    const path = pathOf(args);
    const pictures = pictureStore(config.dataDir);
    const imported = await importCatalogue(db, path, { now: clock.now(), pictures }).catch(
      refuseUnreadable(path),
    );
    if (imported.state === "refused") {
      const { problems } = imported;
      for (const { where, what, problem } of problems) print(`${where}: ${what}: ${problem}`);
      print(`${counted(problems.length, "problem")}; nothing was changed`);
      return 1;
    }
    const { written, counts, held } = imported;
    const { created, updated, unchanged } = counts;
    if (created + updated + unchanged === 0) throw new CommandRefusal(`there is no row in ${path}`);
    for (const { where, what, outcome } of written) print(`${where}: ${what}: ${outcome}`);
    for (const { where, what, words } of held) {
      print(`${where}: ${what}: waits for an agreement（待审核）: ${words.join(", ")}`);
    }
    print(`${created} created, ${updated} updated, ${unchanged} unchanged`);
    return 0;
  },
};

/** Writes the catalog to a file that can be imported again. */
export const exportCommand: Command = {
  name: "export",
  usage: "FILE",
  summary: "exports games, sellers, listings on sale and coupons, without card secrets",
  async run({ db }, args, print) {
    const path = pathOf(args);
    const rows = await exportCatalogue(db, path).catch(refuseUnreadable(path));
    print(`${counted(rows, "row")} written to ${path}`);
    return 0;
  },
};

function pathOf(args: readonly string[]): string {
  const [path, ...others] = args;
  if (!path || others.length > 0) throw new CommandRefusal("exactly one FILE is required");
  return resolve(path);
}

/** Reports in one line what the file system, or the database after a change by others, refuses. */
const refuseUnreadable = (path: string) => (error: unknown) => {
  const refusal = databaseRefusal(error);
  if (refusal !== null) throw new CommandRefusal(refusal);
  const { code } = error as NodeJS.ErrnoException;
  const reasons = { ENOENT: "there is no", EISDIR: "a folder is", EACCES: "no permission for" };
  if (code === undefined || !(code in reasons)) throw error;
  throw new CommandRefusal(`${reasons[code as keyof typeof reasons]} ${path}`);
};

const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;
