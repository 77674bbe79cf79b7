/** The goods on the mobile site: the text of the QR code that hands over to the phone, promoter kept. */
export function mobileGoodsUrl(
  mobileSiteUrl: string,
  goodsId: number,
  { promotionUserId, sign }: { promotionUserId?: number | undefined; sign?: string | undefined },
): string {
  const query = new URLSearchParams({ goodsId: String(goodsId) });
  if (promotionUserId) query.set("promotion_user_id", String(promotionUserId));
  if (promotionUserId && sign) query.set("sign", sign);
  return `${mobileSiteUrl}goodsDetails?${query}`;
}
