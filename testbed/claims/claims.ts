import type { Claim } from "./claim";

const SERVICES = "marketplace/services";
const DELIVERY = `${SERVICES}/delivery/delivery.test.ts`;
const DEPOSIT = `${SERVICES}/rent/deposit.test.ts`;
const BOOST = `${SERVICES}/boost/boost.test.ts`;
const AFTER_SALES = `${SERVICES}/after-sales/after-sales.test.ts`;
const PROVIDER = `${SERVICES}/payments/provider-payments.test.ts`;
const FIGURES = "lib/legal/figures.test.ts";

/** Every promise of pages and messages. A sentence that promises something else has no test that keeps it. */
export const CLAIMS: readonly Claim[] = [
  {
    key: "escrow",
    says: /(?:货款|款项|钱|先)?(?:全程)?由?平台[先·，]*保管[，。]?(?:到时放款)?|资金保管|保管期|我们保管款项|货款平台保管|保管，不在卖家手里|^保管$|锁着的钱谁保管|先由平台保管|(?:卡密|租号|其他商品)保管到(?:查看后 … 小时|归还|交付后 … 天)?/,
    condition: "every order that is paid; until its window is over",
    testFile: `${SERVICES}/settlement/settlement.test.ts`,
    test: "of an account ends with the time to ask for a refund",
  },
  {
    key: "deposit-held",
    says: /押金(?:不进号主口袋)?，?(?:由平台|平台)保管|租期里由平台保管|和租金一起付，由平台保管|押金由平台保管/,
    condition: "rentals with a deposit",
    testFile: DEPOSIT,
    test: "is awaiting the seller for 24 h, and nothing moves meanwhile",
  },
  {
    key: "deposit-returned",
    says: /押金(?:（归还后|最迟|全额|多久)?(?:按原支付方式|自动|验号后|进度)?(?:全额)?(?:原路)?(?:退回|退还进度)|原路退回?押金|押金(?:验号后)?(?:按原支付方式)?(?:原路)?(?:全额)?退回|(?:验号|验过号)[之后，]*(?:押金)?原路退(?:回|还)?|没有(?:申请)?扣款?(?:除)?就原路退回|最晚 (?:24|…) 小时(?:原路)?退回|(?:其余|不扣的部分)(?:押金)?原路退回|确认后(?:押金)?原路退回|退回后?，最晚|按时退回|按原支付方式(?:全额)?退回|最晚 … 退回|归还后卖家验号，原路退回|退押金|没有退回的押金|押金退回之后|押金还在退回|^24 小时内$/,
    condition: "rentals; without a claim 24 hours after the return at the latest",
    testFile: DEPOSIT,
    test: "goes back by itself at the deadline, once",
  },
  {
    key: "late-delivery",
    says: /(?:超时|过了交付时限|过了时限|没有在时限内|到时限|没有按时)[^，。]*(?:，订单)?[^。]*(?:全额退(?:款|回|给你|给买家)?|原路退回)|自动(?:取消)?并?全额退(?:款|回)|付了款没交付的，到时限自动退回|全额退给买家|货款全额退给买家|超时退款|小时内没有交付，全额退款/,
    condition: "manual deliveries after their hours",
    testFile: DELIVERY,
    test: "is refunded through its channel when the deadline passes with delivery %s",
  },
  {
    key: "no-reason",
    says: /[…〔]*(?:refund〕|NO_REASON_REFUND_DAYS〕|…) ?天(?:内)?(?:说一声|能退|可退|退|封扣完好)?|无理由(?:退款)?|前、领取或交付之前都可以，全额原路退回|未使用、未查看卡密可申请退款|符合条件的由系统立即退款/,
    condition: "listings that promise it, before they are collected or delivered",
    testFile: `${SERVICES}/orders/refund-order.test.ts`,
    test: "is refused three days after the payment",
  },
  {
    key: "after-sale",
    says: /〔claim〕 天内(?:可以)?申请(?:退款)?|(?:可以|能|凭报告|请在期限前|少一样就|不相符，|发了不对，|附上图，|写明原因)?(?:凭报告)?(?:能|可以)?申请(?:售后)?退款|交付起(?:这些|( ?… ?))天内|查看卡密起 … 天内|(?:核实)?(?:后)?退(?:还这张卡密的实付)?款，?最多|核实后退还这张卡密的实付款|核实后退款，最多退实付款|凭证核实后退款|最多退实付款|不符退款|(?:天的)?售后期|不相符的退回来/,
    condition: "goods that were handed over, for 7 days and with a reason",
    testFile: AFTER_SALES,
    test: "can be requested three times, within seven days after delivery",
  },
  {
    key: "after-sale-answer",
    says: /(?:卖家|〔answer〕|〔SELLER_ANSWER_HOURS〕|…) ?(?:48 )?小时内(?:要|答复|处理|可以)?[^。]*|超时(?:没有|未)处理，(?:会)?自动同意退款/,
    condition: "requests of buyers; without an answer they are accepted",
    testFile: AFTER_SALES,
    test: "is accepted automatically when the seller does not answer within two days",
  },
  {
    key: "found-back",
    says: /找回(?:包)?赔(?:不赔)?|保障期内被原号主找回/,
    condition: "accounts for sale, for 7 days, at most the price paid",
    testFile: "marketplace/domain/goods/promise-faults.test.ts",
    test: "refuses %s where it cannot be kept",
  },
  {
    key: "promised-services",
    says: /账号保障|保障服务|^保障$|(?:与|和)保障(?=都|$|[，。])|平台担保|担保交易|有担保|得上担保|一样的担保|示例交易宝担保服务|商品页所列保障服务退款/,
    condition: "the guarantees of the listing, by the table of promises",
    testFile: "operator/catalogue/import-promises.test.ts",
    test: "stores chosen guarantees once, in the table's order and with the table's words",
  },
  {
    key: "automatic-delivery",
    says: /7×24 小时|全天有效/,
    condition: "listings with automatic delivery",
    testFile: `${SERVICES}/payments/payments.test.ts`,
    test: "sells the pieces, assigns the secret, and counts the sale, also on pages",
  },
  {
    key: "group",
    says: /(?:没拼成|没有成团|人没凑齐|未在规定时间内成团|没有凑满两人)[^。]*(?:退款|退回|退到余额)|(?:24|…) 小时内(?:没有凑满两人|成团发货)/,
    condition: "group buys that are not full after 24 hours",
    testFile: `${SERVICES}/groups/groups.test.ts`,
    test: "ends when no member joins within 24 hours: refunded by the provider and restocked once",
  },
  {
    key: "boost-cancel",
    says: /(?:未接单|没人接单|接单之前)[^。]*(?:随时退|全额退回)|这时改主意，全额退回|取消订单，全额退款/,
    condition: "boosts that no booster has accepted",
    testFile: BOOST,
    test: "refunds the full amount to the balance, once",
  },
  {
    key: "boost-late",
    says: /(?:没有接单|没有代练接单|没有完成|没有按期完成的?)[^。]*全额退款/,
    condition: "boosts that are not accepted or done in time",
    testFile: BOOST,
    test: "is refunded in full when it is not accepted in time",
  },
  {
    key: "boost-accept",
    says: /平均接单(?: 〔accept〕 秒)?|平均 (?:…|〔BOOSTER_ACCEPT_S〕)(?: 秒(?:有人|有代练)?(?:接单)?)?|^平均$|^秒(?:平均)?(?:接单)?(?=$|，)/,
    condition: "the product's figure of 69 seconds",
    testFile: "lib/landing/landing-data.test.ts",
    test: "fills in placeholders at any depth and leaves the rest unchanged",
  },
  {
    key: "boost-promise",
    says: /平台承诺(?:：「〔BOOST_PROMISE〕」)?/,
    condition: "boosts: 未接单，随时退",
    testFile: BOOST,
    test: "refunds through the payment provider once the provider has confirmed",
  },
  {
    key: "refunded-as-paid",
    says: /退款原路返回：[^。]*|(?:原路|向支付机构付的|退回付款账户|按原付款方式)[^。]*退(?:回|款)[^。]*|(?:已|正在)?(?:按?原路)(?:全额)?退(?:回|款)?|退回(?:原来的地方|付款账户|该机构)|钱(?:自动)?退回[^。]*|款项(?:已|会|正在)?(?:经)?(?:全额)?(?:按)?(?:原路)?(?:全额)?退回[^。]*|已经退回|正在退回|退款按原路一笔笔退|退款也回到余额|自动退回，不用申请/,
    condition: "refunds",
    testFile: PROVIDER,
    test: "refunds the payment of a cancelled order, and closes unpaid trades",
  },
  {
    key: "unfulfilled",
    says: /(?:没有处理成功|还没有完成|无货的|没有出码|没出码)[^。]*(?:全额退款|退回[^。]*)/,
    condition: "paid orders that could not be fulfilled",
    testFile: `${SERVICES}/payments/safety-net.test.ts`,
    test: "is refunded once at its provider after the deadline",
  },
  {
    key: "unpaid-released",
    says: /库存与优惠券已经退回|已使用的优惠券在有效期内退回/,
    condition: "orders that end unpaid, and refunds",
    testFile: `${SERVICES}/orders/reservation.test.ts`,
    test: "gives pieces and coupon back at once and notifies the storefront",
  },
  {
    key: "late-extension",
    says: /到期以后才到(?:账)?的(?:续租)?付?款(?:自动)?原路退回/,
    condition: "extensions that are paid after the rental's end",
    testFile: `${SERVICES}/rent/extend-rental.test.ts`,
    test: "is refunded after the time %s",
  },
  {
    key: "cashback-taken-back",
    says: /全额退款时，已到账的返现会从退款中扣除|之前退款的，按比例收回/,
    condition: "refunds of orders with cashback or a reward",
    testFile: AFTER_SALES,
    test: "deducts cashback and reward proportionally, and keeps the sale",
  },
  {
    key: "boost-account-erased",
    says: /代练完成、取消或退款后删除|付款后填写的游戏账号与密码（加密保存，代练完成、取消或退款后删除）/,
    condition: "game accounts of boosts",
    testFile: `${SERVICES}/boost/boost-account.test.ts`,
    test: "is erased when the boost is done, and when it is cancelled",
  },
  {
    key: "official",
    says: /^官方$/,
    condition: "sellers that the operator's catalogue names as official",
    testFile: "marketplace/routes/goods-detail.test.ts",
    test: "covers the special cases of the sample goods",
  },
  {
    key: "invalid-card",
    says: /核实无效的码：换码或者退款/,
    condition: "card secrets that the operator has checked",
    testFile: "operator/orders/exchange-order-secret.test.ts",
    test: "gives the buyer another secret in the same place, and makes the old one void",
  },
  {
    key: "payouts",
    says: /赔付公示|平台裁决退回 … 元/,
    condition: "decisions of the platform for buyers",
    testFile: `${SERVICES}/goods/read-payouts.test.ts`,
    test: "shows what the platform has decided for a buyer, without the buyer's name",
  },
  {
    key: "code-valid",
    says: /5 分钟内有效/,
    condition: "codes by SMS",
    testFile: "marketplace/routes/login.test.ts",
    test: "takes a code for five minutes",
  },
  {
    key: "review-edit",
    says: /(?:〔REVIEW_EDIT_DAYS〕 )?天内可以修改/,
    condition: "reviews",
    testFile: `${SERVICES}/reviews/write-review.test.ts`,
    test: "can be edited for seven days, and says that it was",
  },
  {
    key: "coupon-valid",
    says: /领取后 … 天内有效/,
    condition: "coupons",
    testFile: `${SERVICES}/orders/confirm-order.test.ts`,
    test: "refuses an expired coupon, one for other goods, and one that does not exist",
  },
  {
    key: "deposit-answer",
    says: /你可以在 … 小时内同意/,
    condition: "claims against a deposit",
    testFile: FIGURES,
    test: "%s repeats only figures that the marketplace keeps, on every host",
  },
];
