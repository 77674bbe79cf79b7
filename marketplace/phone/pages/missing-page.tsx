/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { clockTime } from "../china-time";
import { page } from "../page";
import type { IconName } from "../views/icon";
import { MessageView } from "../views/message-view";

interface Words {
  title: string;
  headline: string;
  text: string;
  icon: IconName;
}

const UNKNOWN: Words = {
  title: "没有这个页面",
  headline: "这里什么也没有",
  text: "链接可能不完整，也可能手机上还没有这一页。要付款或领取卡密，请在电脑上重新打开二维码，再扫一次。",
  icon: "question",
};

/** What a refusal looks like on the phone; the words of the marketplace when none are better. */
const REFUSALS: Partial<Record<ApiError["reason"], Words>> = {
  crossSite: {
    title: "没有提交",
    headline: "这次提交没有被接受",
    text: "它不是从本机的页面发出的。什么也没有改变，请回到原来的页面重试。",
    icon: "shield",
  },
  scanStale: {
    title: "微信授权",
    headline: "二维码已失效",
    text: "什么也没有授权。请在电脑上刷新二维码，再扫一次。",
    icon: "clock",
  },
  cashierLink: {
    title: "收银台",
    headline: "这张账单打不开",
    text: "链接不完整或不是由本站生成的，没有发生付款。请在电脑上重新打开支付二维码。",
    icon: "lock",
  },
  orderLink: {
    title: "订单详情",
    headline: "这不是订单的链接",
    text: "链接可能不完整。请在电脑上重新打开领取卡密二维码，再扫一次。",
    icon: "ticket",
  },
  groupGone: {
    title: "拼团",
    headline: "没有这个拼团",
    text: "链接可能不完整，也可能开团的人还没有付款。可以打开商品，自己开一个团。",
    icon: "person",
  },
  goodsNotFound: {
    title: "商品详情",
    headline: "商品不存在或已下架",
    text: "链接可能不完整，也可能卖家已经把它收回。",
    icon: "bag",
  },
};

/** An address that cannot be read: the marketplace's words name its field, which tells a visitor nothing. */
const BAD_LINK: Words = {
  title: "链接不正确",
  headline: "这个链接打不开",
  text: "它不完整或不是由本站生成的，什么也没有改变。请在电脑上重新打开二维码，再扫一次。",
  icon: "question",
};

/** The last of the phone's routes: an unknown page, and what any page does when it is refused. */
export function missingPage(phone: Hono, deps: Deps): void {
  const say = (c: Context, words: Words, status: 400 | 403 | 404 | 409 | 429 | 500) =>
    page(c, <MessageView time={clockTime(deps.clock.now())} {...words} />, status);

  phone.all("*", (c) => say(c, UNKNOWN, 404));
  phone.onError((error, c) => {
    if (error instanceof ApiError) {
      const isBadLink = error.reason === "invalid" && c.req.method === "GET";
      const words = (isBadLink ? BAD_LINK : REFUSALS[error.reason]) ?? {
        title: "出了点问题",
        headline: "没能完成",
        text: error.message,
        icon: "question" as const,
      };
      const { status } = error;
      return say(c, words, status === 401 || status === 413 || status === 503 ? 400 : status);
    }
    deps.log.error({ err: error, path: c.req.path }, "unexpected error on the phone");
    return say(
      c,
      {
        title: "出了点问题",
        headline: "手机开小差了",
        text: "请稍后再试。如果刚才在付款，请先到订单里看看结果，不要重复付款。",
        icon: "question",
      },
      500,
    );
  });
}
