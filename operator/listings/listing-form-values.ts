import { createHash } from "node:crypto";
import type { WrittenRow } from "../catalogue/catalogue-row";
import { listingRowOf, type StoredListing } from "../catalogue/to-catalogue-rows";
import { joinCells } from "./cells";
import { discountLine } from "./discount-line";
import { AMOUNTS, NUMBERS, PIECE_AMOUNTS, specField, TEXTS } from "./listing-form-fields";
import type { KeptOfListing } from "./read-listing-form";

type Row = Extract<WrittenRow, { kind: "listing" }>;

/** @returns the field values of a listing's unchanged form */
export function listingFormValues(listing: StoredListing): URLSearchParams {
  const row = rowOf(listing);
  const fields = new URLSearchParams();
  const set = (name: string, value: unknown) => fields.set(name, String(value ?? ""));
  for (const name of [...TEXTS, ...NUMBERS, ...AMOUNTS]) set(name, row[name]);
  for (const name of ["goods_type", "trade_type_id", "delivery", "specs_type"] as const) {
    set(name, row[name]);
  }
  if (row.no_reason_refund) set("no_reason_refund", "1");
  if (!row.new_secret_per_rental) set("new_secret_per_rental", "0");
  if (listing.specs.length === 0) for (const name of PIECE_AMOUNTS) set(name, row[name]);
  for (const [at, spec] of (row.specs ?? []).entries()) {
    for (const name of ["name", "description", "min", "max", ...PIECE_AMOUNTS] as const) {
      set(specField(at, name), spec[name]);
    }
  }
  const lines = (name: string, list: readonly (readonly string[])[]) =>
    set(name, list.map(joinCells).join("\n"));
  set("pictures", (row.pictures ?? []).join("\n"));
  set("picture_texts", (row.picture_texts ?? []).join("\n"));
  set("detail_pictures", (row.detail_pictures ?? []).join("\n"));
  lines(
    "compensated",
    (row.compensated ?? []).map((text) => [text]),
  );
  lines(
    "tags",
    (row.tags ?? []).map(({ text, color }) => (color ? [text, color] : [text])),
  );
  lines(
    "attributes",
    (row.attributes ?? []).map(({ title, data }) => [title, ...data]),
  );
  lines("guarantees", (row.guarantees ?? []).map(titled));
  lines("process", (row.process ?? []).map(titled));
  lines(
    "remarks",
    (row.remarks ?? []).map(({ title, tip }) => (tip ? [title, tip] : [title])),
  );
  set("discounts", (row.discounts ?? []).map(discountLine).join("\n"));
  const report = row.inspection_report;
  set("report_no", report?.report_no);
  set("report_inspector", report?.inspector);
  set("report_checked_at", report?.checked_at);
  lines(
    "report_items",
    (report?.items ?? []).map((item) => [item.name, item.result, item.passed ? "通过" : "未通过"]),
  );
  return fields;
}

/** @returns a hash of everything in the form, to detect changes made after the form was shown */
export const listingVersion = (listing: StoredListing): string =>
  createHash("sha256").update(listingFormValues(listing).toString()).digest("hex");

/** @returns what the form cannot change */
export function keptOf(listing: StoredListing): KeptOfListing {
  const { id, delivery, price, specs_type = 1, specs = [] } = rowOf(listing);
  return {
    id,
    delivery,
    price: price === undefined ? undefined : String(price),
    specsType: specs_type,
    specPrices: specs.map((spec) => String(spec.price)),
  };
}

const titled = ({ name, brief = "" }: { name: string; brief?: string | undefined }) =>
  brief ? [name, brief] : [name];

function rowOf(listing: StoredListing): Row {
  const row = listingRowOf(listing);
  if (row.kind !== "listing") throw new Error("a listing is written as one");
  return row;
}
