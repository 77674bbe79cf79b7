import type { Claim } from "../claim";

const SETTLEMENT = "marketplace/fulfilment/settlement.test.ts";
const AFTER_SALES = "marketplace/refunds/after-sales/after-sales.test.ts";
const CARD = "the window › of a card key ends 24 hours after its collection";
const ACCOUNT = "the window › of an account ends with the time to ask for a refund";
const MANUAL =
  "the window › of a manual delivery ends with the time to ask for a refund, from the confirmation";
const RENTAL = "the window › of a rental ends with its return, its extensions included";
const BOOST =
  "the window › of a boost ends with the time to ask for a refund, and its price is the platform's";

export const ESCROW: readonly Claim[] = [
  {
    key: "escrow-held",
    says: [
      "(货款|货款全程|款项|钱|钱先)由平台保管",
      "货款由平台先保管",
      "[货款]平台保管",
      "=保管",
      "锁着的钱谁保管",
      "我们保管款项",
      "资金保管",
      "平台代管",
      "=代管",
      "货款在你确认收货之前由平台代管",
      "[也照样]平台担保[付款|交易]",
      "担保交易 App 下载",
      "也有担保",
      "买一张也有担保吗",
      "一样的担保",
      "才谈得上担保",
    ],
    condition: "every paid order, until it is complete and its window is over",
    keptBy: [
      [SETTLEMENT, "the window › of goods that nobody has collected, or delivered, does not begin"],
      [SETTLEMENT, "the database refuses › a settlement before its time"],
      [
        SETTLEMENT,
        "the check names › an order whose price is neither in escrow nor with its seller",
      ],
    ],
  },
  {
    key: "escrow-released",
    says: [
      "订单完成且保管期结束后",
      "(〔escrow〕|〔ESCROW_END〕)[钱|货款][才|再|自动](放款|放|放给你|放给卖家|给卖家|付给卖家|交给卖家)",
      "平台保管、到时放款",
      "保管期后放款",
      "验收后放款",
      "什么时候放款",
      "忘了点放款",
      "没有完成，不放款",
      "登录核对无误后确认，平台再放款给卖家",
      "过了货款放给你",
      "从付款到保管期结束",
      "确认收货、保管期结束后货款才付给卖家",
    ],
    condition: "every completed order, when its window is over and no dispute is open",
    keptBy: [CARD, ACCOUNT, MANUAL, RENTAL, BOOST].map((title) => [SETTLEMENT, title] as const),
  },
  {
    key: "escrow-of-cards",
    says: ["卡密保管到查看后 〔CARD_SETTLE_HOURS〕 小时"],
    condition: "card keys that are delivered automatically",
    keptBy: [[SETTLEMENT, CARD]],
  },
  {
    key: "escrow-of-rentals",
    says: ["租号保管到归还"],
    condition: "rentals",
    keptBy: [[SETTLEMENT, RENTAL]],
  },
  {
    key: "escrow-of-others",
    says: [
      "其他商品保管到收货后 〔AFTER_SALE_DAYS〕 天的售后期结束",
      "〔AFTER_SALE_DAYS〕 天售后期结束，货款就付给卖家",
    ],
    condition: "accounts, manual deliveries and boosts",
    keptBy: [ACCOUNT, MANUAL, BOOST].map((title) => [SETTLEMENT, title] as const),
  },
  {
    key: "dispute-freezes",
    says: ["争议款项在此期间冻结", "处理期间订单不会自动完成"],
    condition: "orders with an open after-sale",
    keptBy: [
      [SETTLEMENT, "a settlement waits for › an open after-sale, and follows when it is withdrawn"],
      [AFTER_SALES, "freezes the order while it is open"],
    ],
  },
  {
    key: "nothing-taken-without-a-sale",
    says: ["没卖掉，不收钱", "没卖掉不收", "改价、补图都不收费"],
    condition: "sellers: only an order moves their money",
    keptBy: [
      [
        SETTLEMENT,
        "the database refuses › to take more out of a seller's account than the order put there",
      ],
    ],
  },
];
