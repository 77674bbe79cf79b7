import type { Claim } from "../claim";

const FOLDER = "marketplace/boosts";
const BOOST = `${FOLDER}/boost.test.ts`;
const LATE = `${FOLDER}/late-boost.test.ts`;
const ACCOUNT = `${FOLDER}/boost-account.test.ts`;

export const BOOSTS: readonly Claim[] = [
  {
    key: "boost-cancel",
    says: [
      "未接单[，]随时退",
      "没人接单，随时退",
      "〔promise〕，在手机订单里取消，原路退回，不扣任何费用",
      "这时改主意，全额退回",
      "这一段改主意，一分不少退给你",
      "在手机订单里点「取消订单，全额退款」，款项原路退回，不扣任何费用",
      "=取消订单，全额退款",
      "代练接单之前可以随时取消，全额退回",
      "=平台承诺[：「〔BOOST_PROMISE〕」]",
    ],
    condition: "boosts that no booster has accepted",
    keptBy: [
      [BOOST, "未接单，随时退 › refunds the full amount to the balance, once"],
      [
        BOOST,
        "未接单，随时退 › refunds through the payment provider once the provider has confirmed",
      ],
    ],
  },
  {
    key: "boost-not-accepted",
    says: ["超时没有代练接单，会自动取消并全额退款", "… 前没有接单会全额退款"],
    condition: "boosts that no booster accepts within 24 hours",
    keptBy: [[BOOST, "an order › is refunded in full when it is not accepted in time"]],
  },
  {
    key: "boost-late",
    says: ["没有按期完成的，全额退款", "超时没有完成会全额退款", "… 前没有完成会全额退款"],
    condition: "boosts that are not finished by their deadline",
    keptBy: [
      [
        LATE,
        "a boost that is not finished in time › is refunded in full to the balance that paid it, at the deadline",
      ],
      [
        LATE,
        "a boost that is not finished in time › is refunded in full by the provider that was paid, once",
      ],
    ],
  },
  {
    key: "boost-accept-time",
    says: ["=平均接单", "=秒[平均接单]", "平均 (〔accept〕|〔acceptS〕) 秒接单"],
    condition: "the measured average of the latest accepted boosts; nothing while there are none",
    keptBy: [
      [
        `${FOLDER}/accept-time.test.ts`,
        "is the average from payment to acceptance, and what the pages get",
      ],
      [
        "lib/app-info/read-app-info.test.ts",
        "says of the measured time until a booster accepts, %p: %p",
      ],
    ],
  },
  {
    key: "boost-account-erased",
    says: ["代练完成、取消或退款后删除"],
    condition: "game accounts of boosts",
    keptBy: [
      [ACCOUNT, "is erased when the boost is done, and when it is canceled"],
      [ACCOUNT, "is erased when the boost is refunded because nobody began in time"],
    ],
  },
];
