import type { Claim, KeptBy } from "../claim";

const MARKETPLACE = "marketplace";
const PAYMENTS = `${MARKETPLACE}/payments`;
const PROVIDER = `${PAYMENTS}/provider-payments.test.ts`;
const SURPLUS = `${PAYMENTS}/surplus-payments.test.ts`;
const FROM_BALANCE: KeptBy = [
  `${MARKETPLACE}/orders/refund-order.test.ts`,
  "refunds to the balance immediately, once for concurrent requests",
];
const ONCE: KeptBy = [
  SURPLUS,
  "a second payment of an order › is refunded by its own trade, and the order keeps the first one",
];

export const REFUNDS: readonly Claim[] = [
  {
    key: "refunded-as-paid",
    says: [
      "退款原路返回：向支付机构付的退回该机构，用余额付的退回余额，到账时间以支付机构为准",
      "退款按原路一笔笔退",
      "退款也回到余额",
      "=款项(正在原路退回|已全额退回|已按原路退回|会原路退回付款账户|已原路全额退回付款账户)",
      "=[…，]款项按原路退回[，明细在下面]",
      "(平台已取消订单|订单已取消)，款项(正在|已)原路退回",
      "=(正在|已)原路(退款|退回)",
      "已原路退回 ¥〔returned〕",
      "=(已退回付款账户|付款原路退回)",
      "或钱已经退回",
      "… 元将按原付款方式退回",
      "平台已为您的订单〔what〕退款 … 元〔deducted〕，按原付款方式退回",
    ],
    condition: "refunds that were decided on",
    keptBy: [
      [PROVIDER, "%s › refunds the payment of a canceled order, and closes unpaid trades"],
      [PROVIDER, "%s › retries a refund later after the fault %s"],
      FROM_BALANCE,
    ],
  },
  {
    key: "late-payment",
    says: [
      "超时之后才到账的款项，(仍有货的继续履行，无货的|包还在的继续履行，已经售出的)原路退回",
      "付款到达时订单已经关闭且没有库存，款项会原路退回",
      "订单已关闭，款项原路退回",
      "如果已经付款，会原路退回",
    ],
    condition: "payments that arrive when their order is closed",
    keptBy: [
      [
        `${PAYMENTS}/payments.test.ts`,
        "a payment after expiry › is fulfilled while there are pieces, with its coupon",
      ],
      [PROVIDER, "%s › refunds a payment that arrives after the sell-out once"],
      [PROVIDER, "%s › refunds the payment of a canceled order, and closes unpaid trades"],
    ],
  },
  {
    key: "surplus-payment",
    says: ["与订单不符的付款，原路退回"],
    condition: "payments of another amount or channel, and second ones",
    keptBy: [
      [
        SURPLUS,
        "a payment of another amount › is refunded when the provider confirms it, and the order can expire",
      ],
      [
        SURPLUS,
        "a payment through another channel › is refunded through that channel, and the order stays payable through its own",
      ],
      ONCE,
    ],
  },
  {
    key: "paid-once",
    says: ["断线重开不会重复扣", "同一订单不会重复下单，也不会重复扣款"],
    condition: "orders that are submitted or paid again",
    keptBy: [
      [
        `${MARKETPLACE}/orders/build-order.test.ts`,
        "build › creates one order per order number for a hundred concurrent requests",
      ],
      ONCE,
    ],
  },
  {
    key: "unfulfilled",
    says: [
      "没有处理成功的话，会原路全额退款",
      "到 〔deadline〕 还没有完成，会原路全额退款",
      "到时还没有完成，会原路全额退款",
      "付款后订单没有处理成功，款项已全额退回",
      "如果仍不能完成，会原路全额退款",
      "没出码的订单自动取消，钱退回原来的地方",
      "万一没货了：订单自动取消，钱原路退回",
      "=订单自动取消，钱退回原来的地方",
    ],
    condition: "paid orders that could not be fulfilled",
    keptBy: [
      [
        `${PAYMENTS}/safety-net.test.ts`,
        "a paid order that cannot be fulfilled › is refunded once at its provider after the deadline",
      ],
    ],
  },
  {
    key: "found-payment",
    says: ["已经付过款的[，]会自动确认", "本页会自动确认"],
    condition: "payments whose callback was lost",
    keptBy: [
      [PROVIDER, "%s › is found paid by a poll before the sweep"],
      [PROVIDER, "%s › is found paid at expiry when its callback was lost"],
    ],
  },
  {
    key: "unpaid-released",
    says: [
      "没有(在时限内付款|付款，也没有扣款)，库存与优惠券已经退回",
      "付款有时限，超时订单自动取消",
      "超时没有付款，订单会自动关闭[，不会扣款]",
    ],
    condition: "orders that end unpaid",
    keptBy: [
      [
        `${MARKETPLACE}/orders/expire-order.test.ts`,
        "expiry › is applied by the first read, and releases pieces and coupon",
      ],
      [
        `${MARKETPLACE}/orders/reservation.test.ts`,
        "canceling › gives pieces and coupon back at once and notifies the storefront",
      ],
    ],
  },
  {
    key: "coupon-returned",
    says: ["已使用的优惠券在有效期内退回"],
    condition: "refunds of orders with a coupon that is still valid",
    keptBy: [
      [`${MARKETPLACE}/orders/delivery/delivery.test.ts`, "returns the coupon with the refund"],
    ],
  },
];
