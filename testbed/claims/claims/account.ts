import type { Claim } from "../claim";

const MARKETPLACE = "marketplace";
const CASHBACK = `${MARKETPLACE}/fulfilment/credit-cashback.test.ts`;
const SALES = `${MARKETPLACE}/refunds/after-sales/after-sales.test.ts`;
const CLOSING = `${MARKETPLACE}/personal-data/delete-account.test.ts`;

export const ACCOUNTS: readonly Claim[] = [
  {
    key: "cashback",
    says: ["=返现[（元）]", "来自返现", "余额来自返现与分享奖励", "完成后返现到余额"],
    condition: "listings with a cashback, when the buyer collects them or the order completes",
    keptBy: [
      [CASHBACK, "is promised with the order, and paid out when the buyer collects it"],
      [CASHBACK, "is 0 for a listing that promises none"],
      [
        `${MARKETPLACE}/orders/delivery/delivery.test.ts`,
        "completes automatically, with one cashback, when the buyer does not object in time",
      ],
    ],
  },
  {
    key: "cashback-taken-back",
    says: [
      "全额退款时，已到账的返现会从退款中扣除",
      "已到账的返现会按比例从退款中扣除",
      "已扣除到账的返现[ ¥〔deducted〕]",
      "其中扣回已到账的返现 … 元",
      "=返现退回",
    ],
    condition: "refunds of orders whose cashback was paid out: all of it, or the refunded share",
    keptBy: [
      [
        SALES,
        "a full refund › refunds through the provider less the cashback, revokes the reward and writes the piece off",
      ],
      [
        SALES,
        "a full refund › goes to the balance immediately, without a deduction for unpaid cashback",
      ],
      [SALES, "a partial refund › deducts cashback and reward proportionally, and keeps the sale"],
    ],
  },
  {
    key: "reward",
    says: [
      "[好友收货 〔AFTER_SALE_DAYS〕 天、]售后期结束后转入余额",
      "[其中 ¥… ]已转入余额",
      "=分享收益转入余额",
    ],
    condition: "promoters, 7 days after their buyer's receipt",
    keptBy: [
      [
        `${MARKETPLACE}/promotion/promotion.test.ts`,
        "a reward moves to the promoter's balance › once, when the buyer can no longer ask for a refund",
      ],
    ],
  },
  {
    key: "reward-taken-back",
    says: ["之前退款的，按比例收回"],
    condition: "refunds of orders with a promoter",
    keptBy: [
      [SALES, "a partial refund › deducts cashback and reward proportionally, and keeps the sale"],
    ],
  },
  {
    key: "coupon-valid",
    says: ["领取后 〔envelope.validDays〕 天内有效"],
    condition: "coupons",
    keptBy: [
      [
        `${MARKETPLACE}/promotion/coupons/coupon-validity.test.ts`,
        "can be used for the days that it names, from the moment it is claimed",
      ],
    ],
  },
  {
    key: "code-valid",
    says: ["[…]5 分钟内有效"],
    condition: "codes by SMS",
    keptBy: [
      ["marketplace/accounts/login.test.ts", "login by SMS code › takes a code for five minutes"],
    ],
  },
  {
    key: "review-edit",
    says: ["发布后 〔REVIEW_EDIT_DAYS〕 天内可以修改"],
    condition: "reviews",
    keptBy: [
      [
        `${MARKETPLACE}/catalogue/reviews/write-review.test.ts`,
        "can be edited for seven days, and says that it was",
      ],
    ],
  },
  {
    key: "account-closed",
    says: [
      "注销立即生效",
      "注销账号：输入「注销账号」和短信验证码后立即生效",
      "导出资料和注销账号，都在「账号与隐私」里自己办，当场生效",
    ],
    condition: "buyers without unfinished orders",
    keptBy: [[CLOSING, "removes what identifies the user and ends every login"]],
  },
  {
    key: "records-kept",
    says: [
      "订单与支付记录自交易完成之日起保存不少于三年",
      "订单、支付、退款与余额账目：依法保存不少于三年",
    ],
    condition: "all orders and books, those of closed accounts included",
    keptBy: [
      [
        `${MARKETPLACE}/background/kept-records.test.ts`,
        "keeps orders, payments and the books for three years, those of a closed account included",
      ],
      [CLOSING, "keeps order and consent, without the buyer's words"],
    ],
  },
  {
    key: "session-cleared",
    says: ["退出登录时立即删除"],
    condition: "the cookies of a session",
    keptBy: [
      [
        "components/login/session-entry.test.tsx",
        "revokes the token on the server and clears the cookies on 退出登录",
      ],
    ],
  },
];
