import { fenToYuan } from "../money";

/** A compact tag of the price block: kind and text of a promotion. */
export interface PromotionTag {
  kind: "首单" | "满减" | "折扣" | "满赠" | "百万计划";
  text: string;
}

/** Promotions of a listing; amounts are integer fen, 0: none. */
interface Promoted {
  firstBuyFen: number;
  promotions: Record<"cut" | "discount" | "sent", readonly string[]>;
  shareRewardFen: number;
}

/** All promotions of a listing in display order (product §2). The group price has its own place beside the price. */
export function promotionTags(goods: Promoted): PromotionTag[] {
  const tags: PromotionTag[] = [];
  if (goods.firstBuyFen > 0)
    tags.push({ kind: "首单", text: `首单立减 ${yuan(goods.firstBuyFen)}` });
  for (const text of goods.promotions.cut) tags.push({ kind: "满减", text });
  for (const text of goods.promotions.discount) tags.push({ kind: "折扣", text });
  for (const text of goods.promotions.sent) tags.push({ kind: "满赠", text });
  if (goods.shareRewardFen > 0) {
    tags.push({ kind: "百万计划", text: `分享赚 ${yuan(goods.shareRewardFen)}` });
  }
  return tags;
}

function yuan(fen: number): string {
  return `¥${fenToYuan(fen)}`;
}
