import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_TEXTS,
  PRICE_FIELDS,
  SPEC_FIELDS,
} from "@storefront/contract/listing/listing-fields";
import { AUTOMATIC_DELIVERY, MULTIPLE_SPECS, NO_SPECS } from "@storefront/contract/listing/trade";
import type {
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
  stock,
} from "@storefront/marketplace/database/schema";
import { columnsOf, toColumns, toWritten } from "./field-kinds";
import { fromDiscount, fromFacts, fromMedia, fromTexts, toMedia, toTexts } from "./listing-parts";
import type { ListingRow, WrittenListing } from "./listing-row";
import { dateOf } from "./time";

/** A listing's rows in the database, and the row of a catalog's file that has them. */

type New<T extends { $inferInsert: object }> = T["$inferInsert"];

/** What a row leaves open. */
export interface Decided {
  /** Time of its inspection report. */
  checkedAt?: string | undefined;
  /** End of its activity; one that has passed leaves the listing without. */
  activityUntil?: Date | undefined;
}

/** @returns the row of a listing. With specs it shows the price of the cheapest one. */
export function goodsOf(
  row: ListingRow,
  now: Date,
  { checkedAt, activityUntil }: Decided,
): New<typeof goods> {
  const isOver = hasEnded(activityUntil, now);
  const listed = row.listed ? dateOf(row.listed, now) : now;
  const [first, ...others] = row.specs;
  const cheapest =
    first && others.reduce((least, spec) => (spec.price < least.price ? spec : least), first);
  // Spreads come last: V8 takes many times as long to add properties to an object that begins with one.
  return {
    id: row.id,
    specsType: specsTypeOf(row),
    texts: { ...toTexts(row, checkedAt), ...toColumns(LISTING_TEXTS, row) },
    facts: row.facts,
    removedAt: null,
    updatedAt: listed,
    ...listingColumns(row, isOver ? null : activityUntil),
    ...toColumns(INITIAL_FIELDS, row, { listed }),
    ...pricesOf(cheapest ?? row, isOver),
    ...toMedia(row),
  };
}

/** @returns the columns of the listing's own fields; its activity has no end by default */
export const listingColumns = (row: ListingRow, activityUntil: Date | null = null) =>
  toColumns(LISTING_FIELDS, row, { activity_until: activityUntil });

/** Columns that an import sets of a listing that exists. */
export const CHANGED_COLUMNS = [
  ...columnsOf(LISTING_FIELDS),
  ...columnsOf(PRICE_FIELDS),
  ...(["specsType", "media", "detailMedia", "texts", "facts"] as const),
];

export const specsTypeOf = ({ specs_type, specs }: ListingRow): number =>
  specs_type ?? (specs.length > 0 ? MULTIPLE_SPECS : NO_SPECS);

const hasEnded = (until: Date | undefined, now: Date): boolean =>
  until !== undefined && until <= now;

/**
 * @param piece a spec, or a row without specs
 * @param isOver whether its activity has ended
 */
export const pricesOf = (piece: Pick<ListingRow, keyof typeof PRICE_FIELDS>, isOver = false) =>
  toColumns(PRICE_FIELDS, piece, {
    price: piece.price ?? 0,
    original_price: piece.original_price ?? piece.price ?? 0,
    activity_price: isOver ? 0 : piece.activity_price,
  });

/** @param activityUntil end of the listing's activity */
export const specsOf = (
  { id, specs }: ListingRow,
  now: Date,
  activityUntil: Date | undefined,
): New<typeof goodsSpecs>[] =>
  specs.map((spec, position) => ({
    goodsId: id,
    position,
    ...toColumns(SPEC_FIELDS, spec),
    ...pricesOf(spec, hasEnded(activityUntil, now)),
  }));

export const SPEC_COLUMNS = [...columnsOf(SPEC_FIELDS), ...columnsOf(PRICE_FIELDS)];

export const remarksOf = ({ id, remarks }: ListingRow): New<typeof customerRemarks>[] =>
  remarks.map((remark) => ({ goodsId: id, ...remark }));

/** A listing with the rows that belong to it. */
export interface StoredListing {
  goods: typeof goods.$inferSelect;
  specs: (typeof goodsSpecs.$inferSelect)[];
  stock: (typeof stock.$inferSelect)[];
  discounts: (typeof discounts.$inferSelect)[];
  remarks: (typeof customerRemarks.$inferSelect)[];
}

/** @returns the row of a file, without card secrets */
export function listingRowOf(listing: StoredListing): WrittenListing {
  const { goods: row, specs } = listing;
  const piece = (of: ReturnType<typeof pricesOf>, specId: number | null) => ({
    ...toWritten(PRICE_FIELDS, of),
    ...(row.deliveryType !== AUTOMATIC_DELIVERY && {
      stock: listing.stock.find((each) => each.specId === specId)?.available ?? 0,
    }),
  });
  return {
    kind: "listing",
    id: row.id,
    ...toWritten(LISTING_FIELDS, row),
    specs_type: row.specsType as 1 | 2 | 3,
    ...(specs.length === 0 && piece(row, null)),
    specs: specs.map((spec) => ({ ...toWritten(SPEC_FIELDS, spec), ...piece(spec, spec.id) })),
    ...toWritten(LISTING_TEXTS, row.texts),
    ...fromMedia(row),
    ...fromTexts(row.texts),
    facts: fromFacts(row.facts),
    discounts: listing.discounts.map(fromDiscount),
    remarks: listing.remarks.map(({ title, tip }) => ({ title, tip })),
    ...toWritten(INITIAL_FIELDS, row),
  };
}
