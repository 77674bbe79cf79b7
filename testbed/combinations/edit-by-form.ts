import type { Deps } from "@storefront/marketplace/deps";
import type { Actor } from "@storefront/operator/audit/record-audit";
import { DISCOUNTS } from "@storefront/operator/listings/discount-field";
import { nameAt } from "@storefront/operator/listings/form-field";
import {
  keptOf,
  listingFormValues,
  listingVersion,
} from "@storefront/operator/listings/listing-form-values";
import { SPECS } from "@storefront/operator/listings/piece-fields";
import { readListingForm } from "@storefront/operator/listings/read-listing-form";
import { printFields, rowCount } from "@storefront/operator/listings/rows-field";
import { editListing, readStoredListing } from "@storefront/operator/listings/save-listing";
import { type Combination, rowOf, type WrittenListing } from "./listing-combinations";

/**
 * Saves the console's form of a listing with the terms of a combination.
 * @returns why it was refused, null when it was not
 */
export async function editByForm(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  goodsId: number,
  combination: Combination,
): Promise<string | null> {
  const stored = await readStoredListing(deps.db, goodsId);
  if (!stored) throw new Error(`there is no listing ${goodsId}`);
  const fields = listingFormValues(stored);
  const row = rowOf(goodsId, combination);
  for (const [name, value] of termsOf(row)) fields.set(name, value);
  // The rows of the listing's earlier discounts are emptied first.
  for (let at = rowCount(fields, DISCOUNTS.name); at > 0; at -= 1) {
    for (const { name } of DISCOUNTS.columns) {
      fields.delete(nameAt(name, { list: DISCOUNTS.name, row: at - 1 }));
    }
  }
  printFields(fields, [DISCOUNTS], { discounts: row.discounts });
  const read = readListingForm(fields, keptOf(stored));
  if ("errors" in read) return JSON.stringify(read.errors);
  const seen = listingVersion(stored);
  await editListing(deps, actor, { goodsId, seen }, () => read.row);
  return null;
}

/** @returns the fields of the form that decide how the listing is sold */
function termsOf(row: WrittenListing): [string, string][] {
  const text = (value: unknown) => String(value ?? "");
  const { trade_type_id, deposit, rent_hours, group_price, min, max, specs_type } = row;
  const terms = { trade_type_id, deposit, rent_hours, group_price, min, max, specs_type };
  return [
    ...Object.entries(terms).map(([name, value]): [string, string] => [name, text(value)]),
    ["new_secret_per_rental", row.new_secret_per_rental === false ? "0" : "1"],
    ...(row.specs ?? []).flatMap(({ min, max }, at): [string, string][] => [
      [nameAt("min", { list: SPECS, row: at }), text(min)],
      [nameAt("max", { list: SPECS, row: at }), text(max)],
    ]),
  ];
}
