import { hasPlace, type ListingKind } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { BOOST_PROMISE } from "@/lib/constants";

interface Question {
  ask: string;
  answer: string;
  /** Only for hosts that show one of them. */
  kinds?: readonly ListingKind[];
}

/** Most questions of a page. */
const MOST = 4;

/** In the order of their weight: a host that shows many kinds has no room for the last ones. */
const QUESTIONS: readonly Question[] = [
  {
    kinds: ["account", "card-key", "top-up", "item", "other"],
    ask: "付了款卖家不发货怎么办？",
    answer: "货款在你确认收货之前由平台代管。卖家超时未发货，订单自动取消，款项原路退回。",
  },
  {
    kinds: ["card-key"],
    ask: "卡密在哪里看？会不会被别人看到？",
    answer:
      "付款后由系统自动发货。用手机扫「领取卡密」二维码，卡密只出现在你自己账号的订单页里，电脑页面、链接和短信里都不会出现。",
  },
  {
    kinds: ["rent"],
    ask: "租号的押金什么时候退？",
    answer: `归还后卖家最多有 ${DEPOSIT_CHECK_HOURS} 小时验号，没有申请扣款就原路退回；申请了，你可以同意，也可以申诉。`,
  },
  {
    kinds: ["boost"],
    ask: "代练没有人接单怎么办？",
    answer: `${BOOST_PROMISE}。接单之后，进度在手机订单里看。`,
  },
  {
    kinds: ["rent"],
    ask: "租号付款之后怎么上号？",
    answer:
      "手机订单里有账号和上号方式，只有下单的人看得到。租期到点自动结束，也可以在订单里提前归还。",
  },
  {
    ask: "没有注册过能下单吗？",
    answer: "能。下单时用手机验证码登录，未注册的手机号会自动创建账号，也可以用微信扫码登录。",
  },
  {
    ask: "电脑上看好了，怎么付款？",
    answer:
      "在电脑上提交订单，用手机扫支付二维码完成付款。二维码有效期内，刷新页面也能找回同一笔订单。",
  },
];

/** Questions that buyers have before an order, with their answers, about the kinds of listings that a host shows. */
export function homeQuestions({ assortment }: Brand, boosts: boolean): Record<string, string> {
  const isShown = (kind: ListingKind) =>
    kind === "boost" ? boosts : hasPlace(assortment, { kind });
  return Object.fromEntries(
    QUESTIONS.filter(({ kinds }) => kinds === undefined || kinds.some(isShown))
      .slice(0, MOST)
      .map(({ ask, answer }) => [ask, answer]),
  );
}
