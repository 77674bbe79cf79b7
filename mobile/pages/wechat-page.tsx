import { scanStatusRequest, wechatAuthoriseRequest } from "@storefront/contract/account/account";
import { ERRORS } from "@storefront/contract/codes";
import { dayTime } from "@storefront/contract/text/china-time";
import type { Context, Hono } from "hono";
import * as z from "zod";
import type { CallResult } from "../call-api";
import { page, readForm, readQuery } from "../page";
import type { MobileSite } from "../site";
import { MessageView } from "../views/message-view";
import { WechatEndView, WechatView } from "../views/wechat-view";

/** On some flows the open platform sends an empty code when the user refuses. */
const returned = wechatAuthoriseRequest.extend({
  code: z.preprocess((code) => code || undefined, wechatAuthoriseRequest.shape.code),
});

/**
 * The target of the desktop's login QR code: opening it counts as the scan. The open platform's page authorizes, and
 * redirects to `/wechat/callback`.
 */
export function wechatPage(phone: Hono, site: MobileSite): void {
  const refuse = (c: Context, { code, msg }: CallResult<unknown> & { ok: false }) => {
    const isStale = code === ERRORS.scanStale.code;
    return page(
      c,
      <MessageView
        title="微信登录"
        headline={isStale ? "二维码已失效" : "没能登录"}
        text={
          isStale
            ? "它已经用过、取消，或超过了两分钟。如果电脑还没有登录，请刷新二维码，再扫一次。"
            : msg
        }
        icon={isStale ? "clock" : "question"}
      />,
      code === ERRORS.wechatDown.code || code === ERRORS.wechatOff.code ? 503 : 400,
    );
  };

  phone.get("/wechat", async (c) => {
    const { k } = await readQuery(c, scanStatusRequest);
    const opened = await site.callFor(c)("wechatScan", { k });
    if (!opened.ok) return refuse(c, opened);
    const { site: host, address, asked_at, authorize_url } = opened.data;
    const now = site.now();
    return page(
      c,
      <WechatView
        k={k}
        site={host}
        address={address}
        requestedAt={dayTime(new Date(asked_at * 1000), now)}
        authorizeUrl={authorize_url}
      />,
    );
  });

  phone.get("/wechat/callback", async (c) => {
    const authorised = await site.callFor(c)("wechatAuthorise", await readQuery(c, returned));
    if (!authorised.ok) return refuse(c, authorised);
    const end = authorised.data.authorised ? "authorised" : "cancelled";
    return page(c, <WechatEndView end={end} />);
  });

  phone.post("/wechat", async (c) => {
    const { k } = await readForm(c, scanStatusRequest);
    const cancelled = await site.callFor(c)("wechatCancel", { k });
    if (!cancelled.ok) return refuse(c, cancelled);
    return page(c, <WechatEndView end="cancelled" />);
  });
}
