import * as z from "zod";
import { factFields } from "./fact-fields";
import {
  BOUNDS,
  bounds,
  count,
  endTime,
  hasRightBounds,
  id,
  name,
  noMoney,
  picture,
  price,
  secret,
  text,
  time,
  titled,
  yuan,
} from "./fields";

const spec = z
  .strictObject({
    name: name(200),
    price,
    original_price: yuan.optional(),
    activity_price: noMoney,
    cashback: noMoney,
    description: text(500).default(""),
    stock: count.optional(),
    secrets: z.array(secret).max(10_000).default([]),
    ...bounds,
  })
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

/** The fields of a listing's row, each by itself. */
export const listingFields = z.strictObject({
  kind: z.literal("listing"),
  id,
  seller: id,
  name: name(500),
  game: name(100),
  goods_type: z.enum(["CardKey", "PersonalAccount", "RentAccount", "TopUp", "GameItem", "Service"]),
  trade_type_id: z.int().min(1).max(9),
  delivery: z.enum(["automatic", "manual"]),
  /** Deadline of a manual delivery, in hours after the payment; then the order is refunded. */
  delivery_hours: z.int().min(1).max(720).default(24),
  no_reason_refund: z.boolean().default(false),
  price: price.optional(),
  original_price: yuan.optional(),
  activity_price: noMoney,
  /** When the activity prices of the listing and its specs end; open-ended when omitted. */
  activity_until: endTime.optional(),
  cashback: noMoney,
  deposit: noMoney,
  rent_hours: count.default(0),
  /** Whether a returned account needs a new password before the next rental. */
  new_secret_per_rental: z.boolean().default(true),
  first_buy_discount: noMoney,
  group_price: noMoney,
  share_reward: noMoney,
  ...bounds,
  stock: count.optional(),
  secrets: z.array(secret).max(10_000).default([]),
  /** 3 when the specs are face values. */
  specs_type: z.literal([1, 2, 3]).optional(),
  specs: z.array(spec).max(100).default([]),
  pictures: z.array(picture).max(20).default([]),
  /** What each picture shows, in the order of `pictures`, for buyers who cannot see it. */
  picture_texts: z.array(text(500)).max(20).default([]),
  detail_pictures: z.array(picture).max(20).default([]),
  feature: text(500).default(""),
  tags: z
    .array(z.strictObject({ text: name(100), color: text(100).default("") }))
    .max(20)
    .default([]),
  attributes: z
    .array(z.strictObject({ title: name(100), data: z.array(text(500)).max(50) }))
    .max(50)
    .default([]),
  facts: factFields.default({}),
  banner: text(500).default(""),
  guarantees: z.array(titled).max(20).default([]),
  inspection: text(500).nullable().default(null),
  inspection_report: inspectionReport.nullable().default(null),
  /** A file of an earlier version may have some. */
  compensated: z
    .array(z.unknown())
    .max(0, "are the platform's decisions for buyers: leave them out")
    .optional(),
  process: z.array(titled).max(20).default([]),
  description: text(2000).default(""),
  /** HTML. The storefront strips elements that are not harmless. */
  detail: text(50_000).default(""),
  discounts: z.array(discount).max(20).default([]),
  /** Questions that the buyer answers. */
  remarks: z
    .array(z.strictObject({ title: name(100), tip: text(100).default("") }))
    .max(10)
    .default([]),
  /**
   * Time of the first listing, by default the time of the import. Only used for a new listing, like the counts below.
   */
  listed: time.optional(),
  /** Pieces sold elsewhere before. */
  sold: count.default(0),
  /** People elsewhere who want it, and who have favourited it. */
  wanted: count.default(0),
  collected: count.default(0),
  /** A file of an earlier version may have some. */
  reviews: z.array(z.unknown()).max(0, "are written by buyers: leave them out").optional(),
});

export type ListingRow = z.output<typeof listingFields>;
