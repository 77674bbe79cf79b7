import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { goods, promiseReviews } from "@storefront/marketplace/database/schema";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { readStoredListings } from "@storefront/operator/catalogue/read-stored-listings";
import { listingRowOf } from "@storefront/operator/catalogue/stored-listing";
import { agreeToPromise } from "@storefront/operator/promises/decide-promise";
import { and, eq, inArray } from "drizzle-orm";
import { type Action, DAY_S, HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Actor } from "../actor";
import type { Random } from "../engine/random";
import { PROMISED, promised } from "../invariants/promises";
import { Violation } from "../violation";
import type { World } from "../world";
import { OWNERS } from "./return-money";
import { PLAIN_SHELVES, SCARCE_SHELVES } from "./shelves";

const PER_DAY = 8;
const LISTINGS = [...new Set([...PLAIN_SHELVES, ...SCARCE_SHELVES].map(({ goodsId }) => goodsId))];
const NEW_SECRETS = 2;
/** What a seller may not promise without an operator's agreement, also as it is written to pass unseen. */
const PROMISES = ["永久包赔", "官 方 验 号", "双倍赔付"];

/**
 * An operator who exports listings, edits their prices, pieces and card secrets, and imports the file some time later, when
 * others have bought; sometimes twice. Once a day the file promises what an operator has to agree to, and then something else.
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
    planPromises(random, plan);
  },
  async perform(world, action) {
    if (action.act === "agree") return agree(world, action);
    if (action.act === "import") return importFile(world, action.id, await edit(world, action));
    const lines = action.of === undefined ? undefined : world.imports.get(action.of);
    return lines && action.of !== undefined ? importFile(world, action.of, lines) : "nothing";
  },
};

/** A promise, the agreement to it, another promise of the same listing, and the listing without one. */
function planPromises(random: Random, plan: Plan): void {
  const at = random.int(0, DAY_S - 3 * HOUR_S);
  const first = random.int(0, LISTINGS.length - 1);
  const file = { actor: "importer", act: "import", first, listings: 1, percent: 100, free: 9 };
  const [one, other] = [random.pick(PROMISES), random.pick(PROMISES)];
  const agreed = plan.add({ ...file, at, promise: one });
  plan.add({ at: at + 10 * MINUTE_S, actor: "importer", act: "agree", of: agreed, first });
  plan.add({ ...file, at: at + HOUR_S, promise: other });
  plan.add({ ...file, at: at + HOUR_S + 20 * MINUTE_S });
}

type Row = ReturnType<typeof listingRowOf>;

/** @returns the lines of the edited file; the same ones when it is performed again */
async function edit(world: World, { id, ...action }: Action): Promise<string[]> {
  const known = world.imports.get(id);
  if (known) return known;
  const [first, count] = [Number(action["first"]), Number(action["listings"])];
  const ids = [...LISTINGS, ...LISTINGS].slice(first, first + count);
  const { db } = world.marketplace.deps;
  const stored = await readStoredListings(db, inArray(goods.id, ids), count);
  const lines = stored.map(listingRowOf).map((row) => JSON.stringify(changed(row, id, action)));
  world.imports.set(id, lines);
  return lines;
}

function changed(exported: Row, id: number, action: Partial<Action>): unknown {
  const { percent, free, promise } = action;
  const row = {
    ...exported,
    feature: `${exported.feature?.replace(PROMISED, "") ?? ""}${promise ? promised(promise, id) : ""}`,
  };
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

/** Agrees to the texts of a file's listing that wait for it. */
async function agree(world: World, { of, first }: Action): Promise<string> {
  const { deps } = world.marketplace;
  const goodsId = LISTINGS[Number(first)] ?? 0;
  const waiting = and(eq(promiseReviews.goodsId, goodsId), eq(promiseReviews.state, "waiting"));
  const [review] = await deps.db.select().from(promiseReviews).where(waiting);
  if (!review || of === undefined) return "nothing waits";
  // Also when the answer is lost.
  world.agreed.add(of);
  await agreeToPromise(deps, OWNERS[0], review.id);
  return `agreed to the texts of ${goodsId}`;
}

/** Imports the file. @throws Violation when it is refused, which only a wrong export or check can cause */
async function importFile(world: World, id: number, lines: readonly string[]): Promise<string> {
  const { clock, marketplace, scheduler } = world;
  const folder = mkdtempSync(join(tmpdir(), "simulated-import-"));
  const path = join(folder, "listings.jsonl");
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  try {
    const imported = await scheduler.withFiles(() =>
      importCatalogue(marketplace.deps.db, path, { now: clock.now() }),
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
