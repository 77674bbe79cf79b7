import type { sellers } from "@storefront/marketplace/database/schema";
import * as z from "zod";
import { count, id, name, picture, text } from "./fields";

export const sellerRow = z.strictObject({
  kind: z.literal("seller"),
  id,
  nickname: name(100),
  avatar: picture.or(z.literal("")).default(""),
  profile: text(500).default(""),
  identity: z.union([z.literal(0), z.literal(1)]).default(0),
  /** A file of an earlier version may have it. */
  credit: z.undefined("is the mean of buyers' reviews: leave it out").optional(),
  self_run: z.boolean().default(false),
  official: z.boolean().default(false),
  /** Previous sales and followers elsewhere; only used for a new seller. */
  sold: count.default(0),
  followers: count.default(0),
});

export type SellerRow = z.output<typeof sellerRow>;

export const sellerOf = (row: SellerRow): typeof sellers.$inferInsert => ({
  id: row.id,
  nickname: row.nickname,
  headImgUrl: row.avatar,
  authIdentity: row.identity,
  profile: row.profile,
  selfUser: row.self_run,
  officialUser: row.official,
  totalSale: row.sold,
  baseSubscribers: row.followers,
});

/** @returns the catalog row of a seller */
export const sellerRowOf = (seller: typeof sellers.$inferSelect): z.input<typeof sellerRow> => ({
  kind: "seller",
  id: seller.id,
  nickname: seller.nickname,
  avatar: seller.headImgUrl,
  profile: seller.profile,
  identity: seller.authIdentity === 1 ? 1 : 0,
  self_run: seller.selfUser,
  official: seller.officialUser,
  sold: seller.totalSale,
  followers: seller.baseSubscribers,
});
