import { keyedHash, readAccounts, sameText } from "../accounts/accounts";
import type { Config } from "../config";
import type { Deps } from "../deps";

type Key = Pick<Config, "internalSecret">;

const LENGTH = 32;

/** Signs a share link for one promoter and goods, with this installation's secret. */
export function promotionSign(config: Key, userId: number, goodsId: number): string {
  return keyedHash(config, "promotion", [userId, goodsId]).slice(0, LENGTH);
}

export interface PromotionClaim {
  buyerId: number;
  goodsId: number;
  /** From the page's URL, untrusted. */
  promotionUserId: number | undefined;
  sign: string | undefined;
}

/**
 * Verifies the promoter of a sale (product §6 Promoter). A wrong signature, or a link of any account of the
 * buyer's person, counts as no promoter and is never an error for the buyer.
 * @returns the promoter's user id and the signature, or null
 */
export async function provenPromoter(
  { db, config }: Pick<Deps, "db"> & { config: Key },
  { buyerId, goodsId, promotionUserId, sign }: PromotionClaim,
): Promise<{ userId: number; sign: string } | null> {
  if (!promotionUserId || !sign) return null;
  if (!sameText(sign, promotionSign(config, promotionUserId, goodsId))) return null;
  if ((await readAccounts(db, buyerId)).includes(promotionUserId)) return null;
  return { userId: promotionUserId, sign };
}
