import {
  FACT_FIELDS,
  INITIAL_FIELDS,
  LISTING_FIELDS,
  type LISTING_PARTS,
  LISTING_TEXTS,
  PRICE_FIELDS,
  SPEC_FIELDS,
} from "@storefront/contract/listing/listing-fields";
import * as z from "zod";
import { schemasOf } from "./field-kinds";
import {
  BOUNDS,
  count,
  hasRightBounds,
  id,
  name,
  picture,
  price,
  secret,
  text,
  time,
  titled,
  yuan,
} from "./fields";

const pieces = { stock: count.optional(), secrets: z.array(secret).max(10_000).default([]) };

const spec = z
  .strictObject({ ...schemasOf(SPEC_FIELDS), ...schemasOf(PRICE_FIELDS), ...pieces })
  .refine(hasRightBounds, BOUNDS);

const inspectionReport = z.strictObject({
  report_no: name(100),
  inspector: name(100),
  checked_at: time,
  items: z
    .array(
      z.strictObject({
        name: name(100),
        result: text(500),
        passed: z.union([z.literal(0), z.literal(1)]),
      }),
    )
    .max(50),
});

const discount = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("cut"),
    from_yuan: yuan.optional(),
    from_pieces: count.optional(),
    off: price,
    text: name(200),
  }),
  z.strictObject({
    kind: z.literal("percent"),
    from_yuan: yuan.optional(),
    from_pieces: count.optional(),
    percent_off: z.int().min(1).max(99),
    text: name(200),
  }),
  z.strictObject({
    kind: z.literal("gift"),
    from_yuan: yuan.optional(),
    from_pieces: count.optional(),
    /** Pieces of the same goods; 0: what the text says, handed over by the seller. */
    pieces: z.int().min(0).max(1000),
    text: name(200),
  }),
]);

const parts = {
  ...pieces,
  /** 3 when the specs are face values. */
  specs_type: z.literal([1, 2, 3]).optional(),
  specs: z.array(spec).max(100).default([]),
  pictures: z.array(picture).max(20).default([]),
  /** What each picture shows, in the order of `pictures`, for buyers who cannot see it. */
  picture_texts: z.array(text(500)).max(20).default([]),
  detail_pictures: z.array(picture).max(20).default([]),
  tags: z
    .array(z.strictObject({ text: name(100), color: text(100).default("") }))
    .max(20)
    .default([]),
  attributes: z
    .array(z.strictObject({ title: name(100), data: z.array(text(500)).max(50) }))
    .max(50)
    .default([]),
  facts: z.strictObject(schemasOf(FACT_FIELDS)).default({}),
  guarantees: z.array(titled).max(20).default([]),
  inspection_report: inspectionReport.nullable().default(null),
  process: z.array(titled).max(20).default([]),
  discounts: z.array(discount).max(20).default([]),
  /** Questions that the buyer answers. */
  remarks: z
    .array(z.strictObject({ title: name(100), tip: text(100).default("") }))
    .max(10)
    .default([]),
} satisfies Record<keyof typeof LISTING_PARTS, z.ZodType>;

/** Fields that a file of an earlier version may have. */
const formerFields = {
  compensated: z
    .array(z.unknown())
    .max(0, "are the platform's decisions for buyers: leave them out")
    .optional(),
  reviews: z.array(z.unknown()).max(0, "are written by buyers: leave them out").optional(),
};

/** The fields of a listing's row, validated separately. */
export const listingFields = z.strictObject({
  kind: z.literal("listing"),
  id,
  ...schemasOf(LISTING_FIELDS),
  ...schemasOf(LISTING_TEXTS),
  ...schemasOf(PRICE_FIELDS),
  price: price.optional(),
  ...parts,
  ...schemasOf(INITIAL_FIELDS),
  ...formerFields,
});

export type ListingRow = z.output<typeof listingFields>;
/** A row as a file has it. */
export type WrittenListing = z.input<typeof listingFields>;
