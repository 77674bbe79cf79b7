import * as z from "zod";
import { yuanToFen } from "@/contract/money";

/** The rows of a catalogue file, one JSON object a line (docs/catalogue.md). Money is yuan in the file, fen once read. */

const id = z.int().min(1).max(1_000_000_000);
const text = (most: number) => z.string().max(most);
const name = (most: number) => z.string().trim().min(1).max(most);
const count = z.int().min(0).max(10_000_000);
const url = z
  .string()
  .max(500)
  .refine((value) => /^(https?:\/\/|\/media\/)/.test(value), "must be an http(s) address");

const yuan = z.union([z.string(), z.number()]).transform((value, context) => {
  const fen = yuanToFen(value);
  if (fen !== null && fen >= 0 && fen <= 1_000_000_000) return fen;
  context.addIssue({ code: "custom", message: "must be yuan with at most two decimals" });
  return z.NEVER;
});
const price = yuan.refine((fen) => fen > 0, "must be more than 0");
const noMoney = yuan.default(0);

const titled = z.strictObject({ name: name(100), brief: text(500).default("") });
const secret = name(500);

const bounds = { min: count.default(0), max: count.default(0) };
const hasRightBounds = ({ min, max }: { min: number; max: number }) => max === 0 || max >= min;
const BOUNDS = { path: ["max"], message: "must be 0 or at least min" };

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
  checked_at: z.iso.datetime(),
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
    pieces: z.int().min(1).max(1000),
    text: name(200),
  }),
]);

export const sellerRow = z.strictObject({
  kind: z.literal("seller"),
  id,
  nickname: name(100),
  avatar: url.or(z.literal("")).default(""),
  profile: text(500).default(""),
  identity: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Stars, 0 to 5. */
  credit: z.number().min(0).max(5).multipleOf(0.1).default(5),
  self_run: z.boolean().default(false),
  official: z.boolean().default(false),
});

export const listingRow = z
  .strictObject({
    kind: z.literal("listing"),
    id,
    seller: id,
    name: name(500),
    game: name(100),
    goods_type: z.enum([
      "CardKey",
      "PersonalAccount",
      "RentAccount",
      "TopUp",
      "GameItem",
      "Service",
    ]),
    trade_type_id: z.int().min(1).max(9),
    delivery: z.enum(["automatic", "manual"]),
    no_reason_refund: z.boolean().default(false),
    price: price.optional(),
    original_price: yuan.optional(),
    activity_price: noMoney,
    cashback: noMoney,
    deposit: noMoney,
    rent_hours: count.default(0),
    first_buy_discount: noMoney,
    group_price: noMoney,
    share_reward: noMoney,
    ...bounds,
    stock: count.optional(),
    secrets: z.array(secret).max(10_000).default([]),
    /** 3: the specs are face values. */
    specs_type: z.literal([1, 2, 3]).optional(),
    specs: z.array(spec).max(100).default([]),
    pictures: z.array(url).max(20).default([]),
    detail_pictures: z.array(url).max(20).default([]),
    feature: text(500).default(""),
    tags: z
      .array(z.strictObject({ text: name(100), color: text(100).default("") }))
      .max(20)
      .default([]),
    attributes: z
      .array(z.strictObject({ title: name(100), data: z.array(text(500)).max(50) }))
      .max(50)
      .default([]),
    banner: text(500).default(""),
    guarantees: z.array(titled).max(20).default([]),
    inspection: text(500).nullable().default(null),
    inspection_report: inspectionReport.nullable().default(null),
    compensated: z.array(text(500)).max(50).default([]),
    process: z.array(titled).max(20).default([]),
    description: text(2000).default(""),
    /** HTML; the storefront keeps harmless elements of it. */
    detail: text(50_000).default(""),
    discounts: z.array(discount).max(20).default([]),
    /** What the buyer fills in. */
    remarks: z
      .array(z.strictObject({ title: name(100), tip: text(100).default("") }))
      .max(10)
      .default([]),
  })
  .refine(hasRightBounds, BOUNDS)
  .superRefine((listing, context) => {
    for (const { path, message } of misfits(listing)) {
      context.addIssue({ code: "custom", path, message });
    }
  });

export const catalogueRow = z.discriminatedUnion("kind", [sellerRow, listingRow]);

export type SellerRow = z.output<typeof sellerRow>;
export type ListingRow = z.output<typeof listingRow>;
/** A row as it stands in the file. */
export type WrittenRow = z.input<typeof sellerRow> | z.input<typeof listingRow>;
export type CatalogueRow = SellerRow | ListingRow;

interface Misfit {
  path: (string | number)[];
  message: string;
}

type Sold = { stock?: number | undefined; secrets: string[] };

/** What the fields of a listing must be together. */
function misfits(listing: {
  delivery: "automatic" | "manual";
  price?: number | undefined;
  stock?: number | undefined;
  secrets: string[];
  specs: Sold[];
  discounts: { from_yuan?: number | undefined; from_pieces?: number | undefined }[];
}): Misfit[] {
  const { delivery, specs, discounts } = listing;
  const found: Misfit[] = [];
  if (specs.length === 0) {
    if (listing.price === undefined) {
      found.push({ path: ["price"], message: "is needed without specs" });
    }
    found.push(...stockMisfits(delivery, listing, []));
  } else {
    for (const field of ["price", "stock"] as const) {
      if (listing[field] !== undefined) {
        found.push({ path: [field], message: "belongs to the specs" });
      }
    }
    if (listing.secrets.length > 0) {
      found.push({ path: ["secrets"], message: "belong to the specs" });
    }
    found.push(...specs.flatMap((each, at) => stockMisfits(delivery, each, ["specs", at])));
  }
  for (const [at, { from_yuan, from_pieces }] of discounts.entries()) {
    if ((from_yuan === undefined) === (from_pieces === undefined)) {
      const message = "needs from_yuan or from_pieces, and not both";
      found.push({ path: ["discounts", at], message });
    }
  }
  return found;
}

/** Pieces of an automatic delivery are its secrets, those of a manual one are counted by the seller. */
function stockMisfits(
  delivery: "automatic" | "manual",
  { stock, secrets }: Sold,
  path: (string | number)[],
): Misfit[] {
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
