/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import * as z from "zod";
import { scanStatusRequest } from "@/contract/account";
import type { Deps } from "../../deps";
import { authoriseK, cancelK, scanK } from "../../services/wechat/phone-side";
import { clockTime, dayTime } from "../china-time";
import { page, readForm, readQuery } from "../page";
import { WechatEndView, WechatView } from "../views/wechat-view";
import { knownIdentity, newUnionId } from "../wechat-identity";

const choice = scanStatusRequest.extend({
  act: z.enum(["authorise", "scan", "cancel"]),
  identity: z.enum(["known", "new"]),
});

/** The authorise page of the chat app: opening it is the scan, as in life. */
export function wechatPage(phone: Hono, deps: Deps): void {
  phone.get("/wechat", async (c) => {
    const { k } = await readQuery(c, scanStatusRequest);
    const asking = await scanK(deps, k);
    const now = deps.clock.now();
    return page(
      c,
      <WechatView
        time={clockTime(now)}
        k={k}
        site={asking.site}
        address={asking.address}
        asked={dayTime(asking.createdAt, now)}
        known={await knownIdentity(deps.db)}
      />,
    );
  });

  phone.post("/wechat", async (c) => {
    const { k, act, identity } = await readForm(c, choice);
    if (act === "scan") await scanK(deps, k);
    if (act === "cancel") await cancelK(deps, k);
    if (act === "authorise") {
      const known = identity === "known" ? await knownIdentity(deps.db) : null;
      await authoriseK(deps, k, { unionId: known?.unionId ?? newUnionId() });
    }
    return page(c, <WechatEndView time={clockTime(deps.clock.now())} act={act} k={k} />);
  });
}
