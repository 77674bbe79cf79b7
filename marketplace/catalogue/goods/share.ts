import type { Deps } from "../../deps";
import { promotionSign } from "../../promotion/promotion";
import { liveGoods } from "./live-goods";

interface ShareRequest {
  goodsId: number;
  /** The promoter; null when not logged in, for a link without a promoter. */
  userId: number | null;
  /** Origin of the visited brand page, "" when unknown. */
  origin: string;
}

/**
 * Returns the link for the share button (product §7 share): the goods page on the visited brand host, with the
 * promoter's id and a signature of this installation.
 * @throws ApiError `goodsNotFound`
 */
export async function shareGoods(
  { db, config }: Pick<Deps, "db" | "config">,
  { goodsId, userId, origin }: ShareRequest,
): Promise<{ link: string }> {
  await liveGoods(db, goodsId);
  const link = new URL("goodsDetails", origin || config.mobileSiteUrl);
  link.searchParams.set("goodsId", String(goodsId));
  if (userId !== null) {
    link.searchParams.set("promotion_user_id", String(userId));
    link.searchParams.set("sign", promotionSign(config, userId, goodsId));
  }
  return { link: link.href };
}
