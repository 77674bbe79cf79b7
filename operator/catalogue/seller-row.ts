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
