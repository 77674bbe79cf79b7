import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { goods } from "@storefront/marketplace/database/schema";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { readStoredListings } from "@storefront/operator/catalogue/read-stored-listings";
import { listingRowOf } from "@storefront/operator/catalogue/to-catalogue-rows";
import { inArray } from "drizzle-orm";
import { type Action, DAY_S } from "../action";
import type { Actor } from "../actor";
import { Violation } from "../violation";
import type { World } from "../world";
import { PLAIN_SHELVES, SCARCE_SHELVES } from "./shelves";

const PER_DAY = 8;
const LISTINGS = [...new Set([...PLAIN_SHELVES, ...SCARCE_SHELVES].map(({ goodsId }) => goodsId))];
const NEW_SECRETS = 2;

/**
 * An operator who exports listings, edits their prices, pieces and card secrets, and imports the file some time later, when
 * others have bought; sometimes twice.
 */
export const importer: Actor = {
  name: "importer",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const at = random.int(0, DAY_S - 1);
      const first = random.int(0, LISTINGS.length - 1);
      const change = { percent: random.int(90, 112), free: random.int(0, 12) };
      const listings = random.int(1, 3);
      const of = plan.add({ at, actor: "importer", act: "import", first, listings, ...change });
      if (random.chance(0.3)) plan.add({ at: at + 20, actor: "importer", act: "again", of });
    }
  },
  async perform(world, action) {
    if (action.act === "import") return importFile(world, action.id, await edit(world, action));
    const lines = action.of === undefined ? undefined : world.imports.get(action.of);
    return lines && action.of !== undefined ? importFile(world, action.of, lines) : "nothing";
  },
};

type Row = ReturnType<typeof listingRowOf>;

/** @returns the lines of the edited file; the same ones when it is performed again */
async function edit(world: World, { id, ...action }: Action): Promise<string[]> {
  const known = world.imports.get(id);
  if (known) return known;
  const [first, count] = [Number(action["first"]), Number(action["listings"])];
  const ids = [...LISTINGS, ...LISTINGS].slice(first, first + count);
  const { db } = world.market.deps;
  const stored = await readStoredListings(db, inArray(goods.id, ids), count);
  const lines = stored.map(listingRowOf).map((row) => JSON.stringify(changed(row, id, action)));
  world.imports.set(id, lines);
  return lines;
}

function changed(row: Row, id: number, { percent, free }: Partial<Action>): unknown {
  if (row.kind !== "listing") return row;
  const isAutomatic = row.delivery === "automatic";
  const parts = <T extends { price?: string | number }>(part: T, place: number) => {
    const fen = Math.round(((yuanToFen(String(part.price ?? "")) ?? 0) * Number(percent)) / 100);
    const secrets = Array.from(
      { length: NEW_SECRETS },
      (_, n) => `FILE-${id}-${row.id}-${place}-${n}`,
    );
    return {
      ...part,
      ...{ price: fenToYuan(Math.max(fen, 100)), original_price: undefined },
      ...(isAutomatic ? { secrets } : { stock: Number(free) }),
    };
  };
  const { specs = [] } = row;
  if (specs.length > 0)
    return { ...row, specs: specs.map((spec, index) => parts(spec, index + 1)) };
  return parts(row, 0);
}

/** Imports the file. @throws Violation when it is refused, which only a wrong export or check can cause */
async function importFile(world: World, id: number, lines: readonly string[]): Promise<string> {
  const { clock, market, scheduler } = world;
  const folder = mkdtempSync(join(tmpdir(), "simulated-import-"));
  const path = join(folder, "listings.jsonl");
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  try {
    const imported = await scheduler.withFiles(() =>
      importCatalogue(market.deps.db, path, { now: clock.now() }),
    );
    if (imported.state === "refused") {
      const [first] = imported.problems;
      throw new Violation("imports", `file ${id}: ${first?.what}: ${first?.problem}`);
    }
    const { created, updated, unchanged } = imported.counts;
    return `created ${created}, updated ${updated}, unchanged ${unchanged}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
