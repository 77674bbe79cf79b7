/** The promoter and brand of the link that led to the goods. */
export interface Promoter {
  promotionUserId?: number | undefined;
  sign?: string | undefined;
  /** The brand host that shows the link; "" or undefined when unknown. */
  site?: string | undefined;
}

/** Pages of the mobile site that QR codes lead to. */
type MobilePage = "goodsDetails" | "rentOrder" | "groupOrder" | "group";

/** Returns a URL of the mobile site, the text of a QR code that hands over to the phone; keeps promoter and brand. */
export function mobileUrl(
  mobileSiteUrl: string,
  page: MobilePage,
  { goodsId, ...more }: { goodsId: number; specId?: number; hours?: number; groupId?: number },
  { promotionUserId, sign, site }: Promoter,
): string {
  const query = new URLSearchParams({ goodsId: String(goodsId) });
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  if (promotionUserId) query.set("promotion_user_id", String(promotionUserId));
  if (promotionUserId && sign) query.set("sign", sign);
  if (site) query.set("from", site);
  return `${mobileSiteUrl}${page}?${query}`;
}
