import { createHash } from "node:crypto";
import { listingRowOf, type StoredListing } from "../catalogue/stored-listing";
import { CONTENT } from "./content-fields";
import { printValues } from "./form-field";
import { fieldsOf } from "./form-section";
import { PIECE_AMOUNTS, SPEC_ROW, SPECS, SPECS_TYPE } from "./piece-fields";
import type { KeptOfListing } from "./read-listing-form";
import { REPORT } from "./report-fields";
import { printFields } from "./rows-field";
import { FACTS, TERMS } from "./terms-fields";

/** @returns the field values of a listing's unchanged form */
export function listingFormValues(listing: StoredListing): URLSearchParams {
  const row = listingRowOf(listing);
  const fields = new URLSearchParams();
  printFields(fields, [...fieldsOf(...TERMS, ...CONTENT), SPECS_TYPE], row);
  printFields(fields, fieldsOf(FACTS), row.facts ?? {});
  printFields(fields, fieldsOf(REPORT), row.inspection_report ?? {});
  if (listing.specs.length === 0) printValues(fields, PIECE_AMOUNTS, row);
  for (const [at, spec] of (row.specs ?? []).entries()) {
    printValues(fields, [...SPEC_ROW, ...PIECE_AMOUNTS], spec, { list: SPECS, row: at });
  }
  return fields;
}

/** @returns a hash of everything in the form, to detect changes made after the form was shown */
export const listingVersion = (listing: StoredListing): string =>
  createHash("sha256").update(listingFormValues(listing).toString()).digest("hex");

/** @returns what the form cannot change */
export function keptOf(listing: StoredListing): KeptOfListing {
  const { id, delivery, price, specs_type = 1, specs = [] } = listingRowOf(listing);
  return {
    id,
    delivery,
    price: price === undefined ? undefined : String(price),
    specsType: specs_type,
    specPrices: specs.map((spec) => String(spec.price)),
  };
}
