import type { Deps } from "../../deps";
import { promotionSign } from "../promotion/promotion-sign";
import { liveGoods } from "./live-goods";

interface ShareRequest {
  goodsId: number;
  /** The promoter; a visitor's link attributes the sale to nobody. */
  userId: number | null;
  /** Of the brand's page that the visitor stands on, "" when unknown. */
  origin: string;
}

/**
 * The link that the share button copies (product §7 share): the goods page on the visitor's own brand host, with the
 * promoter's id and a sign that only this installation can make.
 * @throws ApiError goodsNotFound
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
