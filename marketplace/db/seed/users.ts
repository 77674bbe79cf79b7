import type { users } from "../schema";

export type Person = typeof users.$inferInsert & { id: number };

/** The WeChat identity that the sandbox's phone authorises as "known". */
const KNOWN_WECHAT_UNION_ID = "sandbox-known-identity";

export const BUYER_ID = 1;

/** The two buyers of the sample data (design §4). */
export const buyers = (now: Date): Person[] => [
  {
    id: BUYER_ID,
    phone: "13800138000",
    nickname: "南风知我意",
    headImgUrl: "/media/avatars/1.webp",
    wechatUnionId: KNOWN_WECHAT_UNION_ID,
    balanceFen: 100_000,
    createdAt: now,
  },
  {
    id: 2,
    phone: "13900139000",
    nickname: "今天也要上分",
    headImgUrl: "/media/avatars/2.webp",
    wechatUnionId: null,
    balanceFen: 0,
    createdAt: now,
  },
];
