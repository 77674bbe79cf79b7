import { fenToYuan } from "@storefront/contract/money";
import type { envelopes } from "@storefront/marketplace/database/schema";
import * as z from "zod";
import { count, id, name, price } from "./fields";

export const couponRow = z
  .strictObject({
    kind: z.literal("coupon"),
    id,
    name: name(100),
    /** What it applies to, in a word: 商品券, 店铺券, 平台券. */
    label: name(20),
    off: price,
    from_yuan: price,
    /** Applies to one listing, to all listings of a seller, or everywhere when both are omitted. */
    listing: id.optional(),
    seller: id.optional(),
    valid_days: z.int().min(1).max(3650).default(7),
    /** How many can be claimed. */
    total: count,
    /** Whether buyers can claim it on goods pages. */
    claimable: z.boolean().default(true),
    /** Whether it is given for following the seller. */
    follow_gift: z.boolean().default(false),
  })
  .refine(({ off, from_yuan }) => off < from_yuan, {
    path: ["off"],
    message: "must be less than from_yuan",
  })
  .refine(({ listing, seller }) => listing === undefined || seller === undefined, {
    path: ["seller"],
    message: "is that of the listing: leave it out",
  })
  .refine(({ follow_gift, seller }) => !follow_gift || seller !== undefined, {
    path: ["seller"],
    message: "is needed for a gift for following",
  });

export type CouponRow = z.output<typeof couponRow>;

export const couponOf = (row: CouponRow): typeof envelopes.$inferInsert => ({
  id: row.id,
  goodsId: row.listing ?? null,
  sellerId: row.seller ?? null,
  couponName: row.name,
  typeName: row.label,
  reduceFen: row.off,
  conditionFen: row.from_yuan,
  validDays: row.valid_days,
  total: row.total,
  subscribeGift: row.follow_gift,
  claimable: row.claimable,
});

/** @returns the catalog row of a coupon */
export const couponRowOf = (coupon: typeof envelopes.$inferSelect): z.input<typeof couponRow> => ({
  kind: "coupon",
  id: coupon.id,
  name: coupon.couponName,
  label: coupon.typeName,
  off: fenToYuan(coupon.reduceFen),
  from_yuan: fenToYuan(coupon.conditionFen),
  ...(coupon.goodsId === null ? {} : { listing: coupon.goodsId }),
  ...(coupon.sellerId === null ? {} : { seller: coupon.sellerId }),
  valid_days: coupon.validDays,
  total: coupon.total,
  claimable: coupon.claimable,
  follow_gift: coupon.subscribeGift,
});
