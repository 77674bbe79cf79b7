/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { scanStatusRequest } from "@/contract/account";
import { clockTime, dayTime } from "@/mobile/china-time";
import { page, readForm, readQuery } from "@/mobile/page";
import type { MobileSite } from "@/mobile/site";
import { MessageView } from "@/mobile/views/message-view";
import type { WechatPlatform } from "../phone-systems";
import { WechatEndView, WechatView } from "../views/wechat-view";

const choice = scanStatusRequest.extend({
  act: z.enum(["authorise", "scan", "cancel"]),
  identity: z.enum(["known", "new"]),
});

/** The authorise page of the chat app: opening it is the scan, as in life. */
export function wechatPage(phone: Hono, site: MobileSite, wechat: WechatPlatform): void {
  const showStale = (c: Context) =>
    page(
      c,
      <MessageView
        time={clockTime(site.now())}
        title="微信授权"
        headline="二维码已失效"
        text="什么也没有授权。请在电脑上刷新二维码，再扫一次。"
        icon="clock"
      />,
      400,
    );

  phone.get("/wechat", async (c) => {
    const { k } = await readQuery(c, scanStatusRequest);
    const request = await wechat.scan(k);
    if (request === null) return showStale(c);
    const now = site.now();
    return page(
      c,
      <WechatView
        time={clockTime(now)}
        k={k}
        site={request.site}
        address={request.address}
        asked={dayTime(request.createdAt, now)}
        known={await wechat.knownIdentity()}
      />,
    );
  });

  phone.post("/wechat", async (c) => {
    const { k, act, identity } = await readForm(c, choice);
    const acts = {
      scan: () => wechat.scan(k),
      cancel: () => wechat.cancel(k),
      authorise: () => wechat.authorise(k, identity),
    };
    if (!(await acts[act]())) return showStale(c);
    return page(c, <WechatEndView time={clockTime(site.now())} act={act} k={k} />);
  });
}
