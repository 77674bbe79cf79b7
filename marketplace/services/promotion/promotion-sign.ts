import type { Config } from "../../config";
import { keyedHash, sameText } from "../accounts/keyed-hash";

type Key = Pick<Config, "internalSecret">;

const LENGTH = 32;

/** What a share link carries beside its promoter's id: only this installation can make it, for one promoter and goods. */
export function promotionSign(config: Key, userId: number, goodsId: number): string {
  return keyedHash(config, "promotion", [userId, goodsId]).slice(0, LENGTH);
}

export interface PromotionClaim {
  buyerId: number;
  goodsId: number;
  /** As the page's address had it: anybody may have written it. */
  promotionUserId: number | undefined;
  sign: string | undefined;
}

/**
 * Whose link led to a sale (product §6 Promoter). A wrong sign, or one's own link, attributes it to nobody and is never
 * an error for the buyer.
 * @returns the promoter's user id with the sign, or null
 */
export function provenPromoter(
  config: Key,
  { buyerId, goodsId, promotionUserId, sign }: PromotionClaim,
): { userId: number; sign: string } | null {
  if (!promotionUserId || !sign || promotionUserId === buyerId) return null;
  if (!sameText(sign, promotionSign(config, promotionUserId, goodsId))) return null;
  return { userId: promotionUserId, sign };
}
