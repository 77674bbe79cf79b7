import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError } from "@storefront/contract/api-error";
import { NO_PICTURES } from "@storefront/marketplace/pictures/pictures";
import { checkCatalogue } from "@storefront/operator/catalogue/check-catalogue";
import { databaseRefusal } from "@storefront/operator/catalogue/database-refusal";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import {
  addCardSecrets,
  addPieces,
  setListed,
  setPrice,
} from "@storefront/operator/listings/change-listing";
import { findListing } from "@storefront/operator/listings/read-listings";
import type { TestApp } from "../marketplace/test-app";
import { editByForm } from "./edit-by-form";
import {
  type Combination,
  type ListingField,
  rowOf,
  type WrittenListing,
} from "./listing-combinations";

/** What happens to a listing between an order and its payment. */
export type Change =
  | { by: "nobody" | "unlisting" | "price" | "removed pieces" | "added pieces" }
  | { by: "import" | "form"; field: ListingField; after: Combination };

export const SIMPLE_CHANGES = [
  "nobody",
  "unlisting",
  "price",
  "removed pieces",
  "added pieces",
] as const;

const ACTOR = { id: null, name: "combinations" };

/**
 * Imports those of the rows that the import accepts, in one file.
 * @returns the reason for each refused listing, by its id
 */
export async function importRows(
  { deps: { db }, clock }: TestApp,
  rows: readonly WrittenListing[],
): Promise<Map<number, string>> {
  const folder = mkdtempSync(join(tmpdir(), "combinations-"));
  const file = join(folder, "catalogue.jsonl");
  const write = (lines: readonly WrittenListing[]) =>
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  try {
    write(rows);
    const problems = await checkCatalogue(db, file, NO_PICTURES);
    const refused = new Map(
      problems.map(({ what, problem }) => [Number(what.replace("listing ", "")), problem]),
    );
    for (;;) {
      const accepted = rows.filter(({ id }) => !refused.has(id));
      if (accepted.length === 0) return refused;
      write(accepted);
      const imported = await importCatalogue(db, file, { now: clock.now() }).catch(refusalOf);
      if (imported.state === "imported") return refused;
      if (imported.state === "refused") throw new Error(JSON.stringify(imported.problems));
      refused.set(imported.id, imported.reason);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What orders have left of a listing is known to the database only, which names the first that it refuses. */
function refusalOf(error: unknown): { state: "refused by database"; id: number; reason: string } {
  const reason = databaseRefusal(error);
  const [, id] = /^商品 (\d+) /.exec(reason ?? "") ?? [];
  if (reason === null || id === undefined) throw error;
  return { state: "refused by database", id: Number(id), reason };
}

/**
 * Changes listings as operators do, by one import and by the acts of the console.
 * @returns the reason for each refused change, by the id of its listing
 */
export async function changeListings(
  test: TestApp,
  changes: readonly { goodsId: number; change: Change }[],
): Promise<Map<number, string>> {
  const rows = changes.flatMap(({ goodsId, change }) =>
    change.by === "import" ? [rowOf(goodsId, change.after)] : [],
  );
  const refused = await importRows(test, rows);
  for (const { goodsId, change } of changes) {
    const reason = await changeInConsole(test, goodsId, change);
    if (reason !== null) refused.set(goodsId, reason);
  }
  return refused;
}

/** @returns why it was refused, null when it was not */
async function changeInConsole(
  { deps }: TestApp,
  goodsId: number,
  change: Change,
): Promise<string | null> {
  if (change.by === "nobody" || change.by === "import") return null;
  try {
    if (change.by === "form") return await editByForm(deps, ACTOR, goodsId, change.after);
    if (change.by === "unlisting") await setListed(deps, ACTOR, goodsId, false);
    const listing = await findListing(deps.db, goodsId);
    for (const { stockId, priceFen, available } of listing?.pieces ?? []) {
      const place = { goodsId, stockId };
      if (change.by === "price")
        await setPrice(deps, ACTOR, place, { seenFen: priceFen, fen: priceFen + 100 });
      if (change.by === "removed pieces") await addPieces(deps, ACTOR, place, -available);
      if (change.by === "added pieces") {
        const secrets = [`ADDED-${stockId}-1`, `ADDED-${stockId}-2`];
        await addCardSecrets(deps, ACTOR, place, secrets).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          return addPieces(deps, ACTOR, place, secrets.length);
        });
      }
    }
    return null;
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : databaseRefusal(error);
    if (reason === null) throw error;
    return reason;
  }
}
