import { orderHref } from "@storefront/contract/http/mobile-paths";
import { id, idOrNone } from "@storefront/contract/text/fields";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { mobileLink } from "../mobile-link";
import { appearanceOf, page, readForm, readQuery } from "../page";
import { afterOrder } from "../pay-href";
import { confirmedForm, placeConfirmed } from "../place-confirmed";
import { type Promoter, phonePath, promoterFields, promoterOf } from "../promoter";
import { refusalOf } from "../refusal";
import type { MobileSite } from "../site";
import { GroupOrderView } from "../views/group-order-view";
import { GroupView } from "../views/group-view";

const groupQuery = z.object({ groupId: id, ...promoterFields });
const orderQuery = z.object({ goodsId: id, groupId: idOrNone.default(0), ...promoterFields });

interface FormRequest extends Promoter {
  goodsId: number;
  groupId: number;
}

/** The target of the group dialog's QR codes: a group with its members, and opening or joining one. */
export function groupPage(phone: Hono, site: MobileSite): void {
  const readGroup = async (c: Context, groupId: number) =>
    dataOf(await site.callFor(c)("group", { group_id: groupId }));

  phone.get("/group", async (c) => {
    const parsed = groupQuery.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("groupGone");
    const group = await readGroup(c, parsed.data.groupId);
    const { goods_id: goodsId, group_id: groupId, own_order_num } = group;
    return page(
      c,
      <GroupView
        group={group}
        orderHref={own_order_num === "" ? null : orderHref(own_order_num)}
        shareLink={mobileLink(
          site.settings,
          phonePath("group", { goodsId, groupId }, {}),
          appearanceOf(c).brand,
        )}
        joinHref={phonePath("groupOrder", { goodsId, groupId }, parsed.data)}
        openHref={phonePath("groupOrder", { goodsId }, parsed.data)}
      />,
    );
  });

  phone.get("/groupState", async (c) => {
    const { groupId } = await readQuery(c, groupQuery);
    return c.text((await readGroup(c, groupId)).state);
  });

  const show = async (c: Context, input: FormRequest, problem?: string): Promise<Response> => {
    const { goodsId, groupId } = input;
    const call = site.callFor(c, pathOf(input));
    const goods = dataOf(await call("goodsDetail", { goods_id: goodsId }));
    const request = { goods_id: goodsId, quantity: 1, group_id: groupId, ...promoterOf(input) };
    const confirmed = await call("orderConfirm", request);
    const error = problem ?? (confirmed.ok ? undefined : confirmed.msg);
    return page(
      c,
      <GroupOrderView
        goodsId={goodsId}
        goodsName={goods.goods_name}
        picture={goods.goods_media.find(({ media_type }) => media_type === 1)?.url ?? ""}
        group={groupId === 0 || !confirmed.ok ? null : await readGroup(c, groupId)}
        confirmed={confirmed.ok ? confirmed.data : null}
        promoter={input}
        error={error}
        openHref={groupId === 0 ? null : phonePath("groupOrder", { goodsId }, input)}
      />,
      error === undefined ? 200 : 409,
    );
  };

  phone.get("/groupOrder", (c) => {
    const parsed = orderQuery.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("goodsNotFound");
    return show(c, parsed.data);
  });

  phone.post("/groupOrder", async (c) => {
    const form = await readForm(c, confirmedForm.extend({ group_id: idOrNone, ...promoterFields }));
    const input = { ...form, goodsId: form.goods_id, groupId: form.group_id };
    const built = await placeConfirmed(site.callFor(c, pathOf(input)), form);
    if (!built.ok) return show(c, input, built.msg);
    const { qrcode, order } = built.data;
    return afterOrder(c, site.settings, { qrcode, orderPage: orderHref(order.order_num) });
  });
}

const pathOf = (input: FormRequest): string => {
  const { goodsId, groupId } = input;
  return phonePath("groupOrder", { goodsId, groupId: groupId || undefined }, input);
};
