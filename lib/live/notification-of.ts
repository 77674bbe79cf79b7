import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { orderAddress } from "@/lib/addresses/order-address";
import type { AccountEvent } from "./live-message";

/** A notification for a buyer who is not looking at the page. */
export interface BrowserNotification {
  title: string;
  text: string;
  /** The page that shows it. */
  path: string;
}

/** Shorter numbers are listings: contract/account/account-events.ts. */
const ORDER_NUM = /^\d{8,}$/;

type Words = Pick<BrowserNotification, "title" | "text">;
const DECIDED = { title: "退款申请有结果了", text: "打开订单查看处理结果。" };

const NOTIFICATIONS: Readonly<Record<string, Words>> = {
  "order delivered": {
    title: "卖家已交付",
    text: "请尽快登录核对，没有问题再确认收货。",
  },
  "order refunded": { title: "订单已退款", text: "款项已按原路退回。" },
  "boost done": { title: "代练已完成", text: "请登录核对段位，没有问题再确认。" },
  "boost refunded": { title: "代练订单已退款", text: "款项已按原路退回。" },
  "after_sale accepted": DECIDED,
  "after_sale refused": DECIDED,
  "after_sale decided": DECIDED,
  "message staff": { title: "收到新消息", text: "卖家或客服回复了你。" },
  "alert price": { title: "关注的商品降价了", text: "打开看看现在的价格。" },
  "alert stock": { title: "等的商品可以下单了", text: "手快有，打开看看。" },
  "alert search": { title: "保存的搜索有新商品", text: "打开看看最新上架的。" },
  "deadline receipt": {
    title: "订单快要自动确认收货",
    text: "有问题请在期限前申请退款。",
  },
  "deadline rental": { title: "租期快到了", text: "还想用可以续租。" },
};

/** @returns null for an event that the buyer caused or expects: only the page shows it */
export function notificationOf({
  kind,
  state,
  reference,
}: AccountEvent): BrowserNotification | null {
  const words = NOTIFICATIONS[`${kind} ${state}`];
  if (words === undefined) return null;
  if (state === "search") {
    return { ...words, path: `${ACCOUNT_PAGES.alerts.path}?search=${Number(reference)}` };
  }
  const isOrder = ORDER_NUM.test(reference);
  return { ...words, path: isOrder ? orderAddress(reference) : goodsAddress(Number(reference)) };
}
