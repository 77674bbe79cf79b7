import type { envelopes, userEnvelopes } from "../schema";
import { SELLER } from "./sellers";
import { BUYER_ID } from "./users";

type Envelope = typeof envelopes.$inferInsert & { id: number };
type UserEnvelope = typeof userEnvelopes.$inferInsert & { id: number };

const DAY_MS = 86_400_000;

/** Coupons. 1–3 can be claimed on the page of 1001, 4 and 13 are follow-the-seller gifts, 5–10 are the sample buyer's own. */
export const ENVELOPES: Envelope[] = [
  coupon(1, "曜日点券专享券", "商品券", 500, 6_000, { goodsId: 1001 }),
  coupon(2, "曜日点券大额券", "商品券", 2_000, 20_000, { goodsId: 1001, validDays: 3 }),
  coupon(3, "官方合作店通用券", "店铺券", 300, 3_000, { sellerId: SELLER.official }),
  coupon(4, "关注有礼", "店铺券", 200, 1_000, {
    sellerId: SELLER.official,
    subscribeGift: true,
    claimable: false,
  }),
  coupon(5, "老客回馈券", "商品券", 1_000, 5_000, { goodsId: 1001, claimable: false }),
  coupon(6, "平台新人券", "平台券", 300, 1_500, { claimable: false }),
  coupon(7, "官方合作店满减券", "店铺券", 600, 10_000, {
    sellerId: SELLER.official,
    claimable: false,
  }),
  coupon(8, "周年庆典券", "平台券", 800, 2_000, { claimable: false }),
  coupon(9, "豪购满减券", "平台券", 10_000, 200_000, { claimable: false }),
  coupon(10, "建材礼盒专享券", "商品券", 200, 1_000, { goodsId: 1013, claimable: false }),
  coupon(11, "自营卡券满减", "店铺券", 500, 8_000, { sellerId: SELLER.own }),
  coupon(12, "点卡铺满减", "店铺券", 200, 3_000, { sellerId: SELLER.cards }),
  coupon(13, "关注有礼", "店铺券", 100, 600, {
    sellerId: SELLER.cards,
    subscribeGift: true,
    claimable: false,
  }),
  coupon(14, "收号立减", "店铺券", 3_000, 50_000, { sellerId: SELLER.accounts }),
  coupon(15, "球员卡包立减", "店铺券", 400, 4_000, { sellerId: SELLER.officialSports }),
];

/** Usable on 1001: 5, 6, 7. Not usable there: 8 has expired, 9 asks for more money, 10 is for other goods. */
export const ownedCoupons = (now: Date): UserEnvelope[] =>
  [
    owned(1, 5, 20),
    owned(2, 6, 6),
    owned(3, 7, 12),
    owned(4, 8, -2),
    owned(5, 9, 30),
    owned(6, 10, 15),
  ].map(({ expiresInDays, ...row }) => ({
    ...row,
    userId: BUYER_ID,
    status: "unused" as const,
    createdAt: new Date(now.getTime() - 10 * DAY_MS),
    expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
  }));

function coupon(
  id: number,
  couponName: string,
  typeName: string,
  reduceFen: number,
  conditionFen: number,
  more: Partial<Envelope>,
): Envelope {
  const claimed = more.claimable === false && !more.subscribeGift ? 1 : 0;
  return {
    id,
    couponName,
    typeName,
    reduceFen,
    conditionFen,
    validDays: 7,
    total: 5_000,
    claimed,
    ...more,
  };
}

const owned = (id: number, envelopeId: number, expiresInDays: number) => ({
  id,
  envelopeId,
  expiresInDays,
});
