import { listingFaults, promiseFaults } from "@storefront/marketplace/catalogue/catalogue";
import { BOUNDS, hasRightBounds } from "./fields";
import { type ListingRow, listingFields } from "./listing-row";
import { promiseFactsOfRow, termsOfRow } from "./row-terms";

/** A listing's row; validates the combination of its fields, too. */
export const listingRow = listingFields
  .refine(hasRightBounds, BOUNDS)
  .superRefine((listing, context) => {
    for (const { path, message } of findInconsistencies(listing)) {
      context.addIssue({ code: "custom", path, message });
    }
    // Bounds and missing fields have issues already.
    if (context.issues.length > 0) return;
    const faults = [
      ...listingFaults(termsOfRow(listing)),
      ...promiseFaults(listing, promiseFactsOfRow(listing)),
    ];
    for (const { field: path, reason: message } of faults) {
      context.addIssue({ code: "custom", path, message });
    }
  });

interface Inconsistency {
  path: (string | number)[];
  message: string;
}

/** Returns the violations of rules between fields. */
function findInconsistencies(listing: ListingRow): Inconsistency[] {
  const { delivery, specs, discounts } = listing;
  const found: Inconsistency[] = [];
  if (specs.length === 0) {
    if (listing.price === undefined) {
      found.push({ path: ["price"], message: "is needed without specs" });
    }
    found.push(...findStockInconsistencies(delivery, listing, []));
  } else {
    for (const field of ["price", "stock"] as const) {
      if (listing[field] !== undefined) {
        found.push({ path: [field], message: "belongs to the specs" });
      }
    }
    if (listing.secrets.length > 0) {
      found.push({ path: ["secrets"], message: "belong to the specs" });
    }
    found.push(
      ...specs.flatMap((each, at) => findStockInconsistencies(delivery, each, ["specs", at])),
    );
  }
  for (const [at, { from_yuan, from_pieces }] of discounts.entries()) {
    if ((from_yuan === undefined) === (from_pieces === undefined)) {
      const message = "needs from_yuan or from_pieces, and not both";
      found.push({ path: ["discounts", at], message });
    }
  }
  found.push(...findActivityInconsistencies(listing));
  return found;
}

/** Times that are relative to the import suit each other: one is before it, one after. */
function findActivityInconsistencies({
  activity_until: until,
  listed,
  specs,
  ...listing
}: ListingRow): Inconsistency[] {
  if (!until) return [];
  const path = ["activity_until"];
  const pieces = specs.length > 0 ? specs : [listing];
  if (pieces.every(({ activity_price }) => activity_price === 0)) {
    return [{ path, message: "needs an activity price" }];
  }
  const isBefore = listed && "at" in listed && "at" in until && until.at <= listed.at;
  return isBefore ? [{ path, message: "must be after listed" }] : [];
}

/** Automatic delivery counts its secrets; for manual delivery the seller counts the pieces. */
function findStockInconsistencies(
  delivery: ListingRow["delivery"],
  { stock, secrets }: Pick<ListingRow, "stock" | "secrets">,
  path: (string | number)[],
): Inconsistency[] {
  if (delivery === "automatic" && stock !== undefined) {
    return [{ path: [...path, "stock"], message: "is the number of secrets here: leave it out" }];
  }
  if (delivery === "manual" && secrets.length > 0) {
    return [{ path: [...path, "secrets"], message: "are for automatic delivery only" }];
  }
  if (delivery === "manual" && stock === undefined) {
    return [{ path: [...path, "stock"], message: "is needed for manual delivery" }];
  }
  return [];
}
