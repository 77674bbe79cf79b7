import type { NoticeKind } from "@storefront/contract/account/notice-kinds";

const TEXTS: Readonly<Record<NoticeKind, string>> = {
  delivered: "已交付，请用手机查看并核对。",
  refund: "的退款有了结果，请登录查看。",
  deadline: "有事项即将到期，请登录查看。",
};

/** @returns the last six digits of an order number: enough for its buyer, nothing to others who read the phone */
export const orderTail = (orderNum: string): string => orderNum.slice(-6);

export const noticeText = (kind: NoticeKind, tail: string): string =>
  `订单（尾号 ${tail}）${TEXTS[kind]}`;
