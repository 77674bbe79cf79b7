/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { LOGIN_EXPIRED_CODES } from "@/contract/code-classes";
import { id, idOrNone } from "@/contract/fields";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { coverOf } from "../../services/goods/cover";
import { liveGoods } from "../../services/goods/live-goods";
import { mobileUrl } from "../../services/goods/mobile-url";
import { readGroup } from "../../services/groups/read-group";
import type { Api } from "../call-api";
import { clockTime } from "../china-time";
import { orderHref } from "../order-href";
import { page, readForm, readQuery } from "../page";
import { confirmedForm, placeConfirmed } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields, promoterOf } from "../promoter";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { phoneToken, readSession } from "../session";
import { GroupOrderView } from "../views/group-order-view";
import { GroupView } from "../views/group-view";

const groupQuery = z.object({ groupId: id, ...promoterFields });
const orderQuery = z.object({ goodsId: id, groupId: idOrNone.default(0), ...promoterFields });

interface Asked extends Promoter {
  goodsId: number;
  groupId: number;
}

/** Where the group dialog's QR codes lead: a group with who is in it, and opening or joining one. */
export function groupPage(phone: Hono, deps: Deps, api: Api): void {
  phone.get("/group", async (c) => {
    const asked = groupQuery.safeParse(c.req.query());
    if (!asked.success) throw new ApiError("groupGone");
    const group = await readGroup(deps, asked.data.groupId);
    const session = await readSession(c, deps);
    const mine = group.members.find(({ userId }) => userId === session?.userId);
    const { goodsId, groupId } = group;
    return page(
      c,
      <GroupView
        time={clockTime(deps.clock.now())}
        group={group}
        orderHref={mine ? orderHref(mine.orderNum) : null}
        shareLink={mobileUrl(deps.config.mobileSiteUrl, "group", { goodsId, groupId }, {})}
        joinHref={phonePath("groupOrder", { goodsId, groupId }, asked.data)}
        openHref={phonePath("groupOrder", { goodsId }, asked.data)}
      />,
    );
  });

  phone.get("/groupState", async (c) => {
    const { groupId } = await readQuery(c, groupQuery);
    return c.text((await readGroup(deps, groupId)).state);
  });

  const show = async (c: Context, asked: Asked, problem?: string): Promise<Response> => {
    const { goodsId, groupId } = asked;
    const goods = await liveGoods(deps.db, goodsId);
    if (!(await readSession(c, deps))) return toLogin(c, asked);
    const confirmed = await api(
      "orderConfirm",
      { goods_id: goodsId, quantity: 1, group_id: groupId, ...promoterOf(asked) },
      phoneToken(c),
    );
    const error = problem ?? (confirmed.ok ? undefined : confirmed.msg);
    return page(
      c,
      <GroupOrderView
        time={clockTime(deps.clock.now())}
        goodsId={goodsId}
        goodsName={goods.name}
        picture={coverOf(goods.media)}
        group={groupId === 0 || !confirmed.ok ? null : await readGroup(deps, groupId)}
        confirmed={confirmed.ok ? confirmed.data : null}
        promoter={asked}
        error={error}
        openHref={groupId === 0 ? null : phonePath("groupOrder", { goodsId }, asked)}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/groupOrder", (c) => {
    const asked = orderQuery.safeParse(c.req.query());
    if (!asked.success) throw new ApiError("goodsNotFound");
    return show(c, asked.data);
  });

  phone.post("/groupOrder", async (c) => {
    const form = await readForm(c, confirmedForm.extend({ group_id: idOrNone, ...promoterFields }));
    const asked = { ...form, goodsId: form.goods_id, groupId: form.group_id };
    const built = await placeConfirmed(api, phoneToken(c), form);
    if (!built.ok) {
      const expired = LOGIN_EXPIRED_CODES.some((code) => code === built.code);
      return expired ? toLogin(c, asked) : show(c, asked, built.msg);
    }
    const cashier = scannedPath(built.data.qrcode, mobileBases(deps.config), hostOf(c));
    return c.redirect(cashier ?? orderHref(built.data.order.order_num), 303);
  });
}

const toLogin = (c: Context, asked: Asked) => {
  const { goodsId, groupId } = asked;
  const next = phonePath("groupOrder", { goodsId, groupId: groupId || undefined }, asked);
  return c.redirect(`/phone/login?${new URLSearchParams({ next })}`, 303);
};
