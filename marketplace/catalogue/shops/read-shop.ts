import { ApiError } from "@storefront/contract/api-error";
import type { shopAnswer } from "@storefront/contract/discovery/shop";
import type * as z from "zod";
import type { Deps } from "../../deps";
import { readFollowGift } from "../../promotion/promotion";
import { readSellerProfile } from "../goods/read-seller";
import { readFollows } from "./follow";

/** Reads a seller's shop for a visitor. @throws ApiError `sellerNotFound` */
export async function readShop(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { sellerId, userId }: { sellerId: number; userId: number | null },
): Promise<z.output<typeof shopAnswer>> {
  const profile = await readSellerProfile(db, sellerId);
  if (!profile) throw new ApiError("sellerNotFound");
  return {
    ...profile,
    ...(await readFollows(db, sellerId, userId)),
    subscribe_gift_envelope: await readFollowGift(db, sellerId, userId, clock.now()),
  };
}
