import type { Claim } from "../claim";

const GROUPS = "marketplace/groups/groups.test.ts";

export const GROUP: readonly Claim[] = [
  {
    key: "group-refunded",
    says: [
      "没拼成自动退款",
      "拼团不成就退",
      "人没凑齐，钱自动退回",
      "〔GROUP_LIFE_H〕 小时内没有凑满两人，款项(正在原路退回|已原路全额退回|全额原路退回)",
      "没有成团全额原路退回，余额付款的退到余额",
      "拼团未在规定时间内成团的，自动取消并退款",
      "开团后 24 小时内需有一位好友参团",
      "未成团自动原路退款",
    ],
    condition: "group buys that are not full after 24 hours",
    keptBy: [
      [
        GROUPS,
        "a group › ends when no member joins within 24 hours: refunded by the provider and restocked once",
      ],
      [GROUPS, "a group › refunds each member through the own channel when it does not fill"],
    ],
  },
  {
    key: "group-delivered",
    says: ["(〔groups.lifeHours〕|〔GROUP_LIFE_H〕) 小时内成团发货", "付款后马上成团"],
    condition: "group buys, when their last member has paid within 24 hours",
    keptBy: [
      [
        GROUPS,
        "a group › holds the piece without a secret while it waits, and delivers to both members when it is full",
      ],
    ],
  },
];
