import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { Notice } from "../parts/notice";

/** The same for an unknown number and for another buyer's order. */
export const UnknownOrder = () => (
  <Notice
    title="没有找到这笔订单"
    text="你的账号下没有这个订单号。请检查链接是否完整，或确认登录的是下单时的账号。"
    action={{ name: "查看我的订单", href: ACCOUNT_PAGES.orders.path }}
  />
);
