import type { ErrorName } from "@storefront/contract/codes";
import type { IconName } from "@storefront/html/parts/icon";
import { currentRequestId } from "@storefront/platform/observability/request-context";
import type { Context, Hono } from "hono";
import { page } from "../page";
import { LoginExpired, Refusal } from "../refusal";
import type { MobileSite } from "../site";
import { MessageView } from "../views/message-view";

interface Words {
  title: string;
  headline: string;
  text: string;
  icon: IconName;
  /** Another way on than the first page. */
  onward?: { href: string; label: string };
}

const UNKNOWN: Words = {
  title: "没有这个页面",
  headline: "这里什么也没有",
  text: "链接可能不完整，也可能手机上还没有这一页。要付款或领取卡密，请在电脑上重新打开二维码，再扫一次。",
  icon: "question",
};

/** How refusals are shown; the marketplace's message when there is no better text. */
const REFUSALS: Partial<Record<ErrorName, Words>> = {
  crossSite: {
    title: "没有提交",
    headline: "这次提交没有被接受",
    text: "它不是从本机的页面发出的。什么也没有改变，请回到原来的页面重试。",
    icon: "shield",
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
    onward: { href: "/phone/goods", label: "看看在卖的商品" },
  },
};

/** For an invalid URL: the marketplace's message names a field, which means nothing to a visitor. */
const BAD_LINK: Words = {
  title: "链接不正确",
  headline: "这个链接打不开",
  text: "它不完整或不是由本站生成的，什么也没有改变。请在电脑上重新打开二维码，再扫一次。",
  icon: "question",
};

/** Registered last: answers unknown pages and errors of all others. */
export function missingPage(phone: Hono, site: MobileSite): void {
  const showWords = (c: Context, words: Words, status: Parameters<typeof page>[2]) =>
    page(
      c,
      <MessageView {...words}>
        {words.onward && (
          <a class="button" href={words.onward.href}>
            {words.onward.label}
          </a>
        )}
      </MessageView>,
      status,
    );

  phone.all("*", (c) => showWords(c, UNKNOWN, 404));
  phone.onError((error, c) => {
    if (error instanceof LoginExpired) {
      return c.redirect(`/phone/login?${new URLSearchParams({ next: error.next })}`, 303);
    }
    if (error instanceof Refusal) {
      const { reason, status, message } = error;
      return showWords(c, wordsOf(c, reason, message), status === 401 ? 400 : status);
    }
    site.onUnexpected(error, c.req.path);
    return showWords(
      c,
      {
        title: "出了点问题",
        headline: "手机开小差了",
        text: `请稍后再试。如果刚才在付款，请先到订单里看看结果，不要重复付款。${errorNumber()}`,
        icon: "question",
      },
      500,
    );
  });
}

function wordsOf(c: Context, reason: ErrorName | undefined, message: string): Words {
  if (reason === "invalid" && c.req.method === "GET") return BAD_LINK;
  const known = reason === undefined ? undefined : REFUSALS[reason];
  return known ?? { title: "出了点问题", headline: "没能完成", text: message, icon: "question" };
}

/** @returns an error id that is also in the log, for the visitor to give to support */
function errorNumber(): string {
  const requestId = currentRequestId();
  return requestId === undefined ? "" : `（错误编号：${requestId}）`;
}
