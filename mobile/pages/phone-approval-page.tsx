import { orderHref, phoneApprovalHref } from "@storefront/contract/http/mobile-paths";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { page, readForm, readQuery } from "../page";
import { setLoginCookies } from "../shared-brands";
import type { MobileSite } from "../site";
import { PhoneApprovalView } from "../views/phone-approval-view";

const link = orderNumRequest.extend({ paid: z.string().max(100) });
type Link = z.output<typeof link>;

/**
 * Lets the phone that has just paid be approved by the desktop that ordered, instead of a second login
 * (docs/account.md).
 */
export function phoneApprovalPage(phone: Hono, site: MobileSite): void {
  phone.get("/handover", async (c) => {
    const fields = await readQuery(c, link.extend({ asked: z.literal("1").optional() }));
    if (fields.asked === undefined) return show(c, fields, { state: "start" });
    const answer = await requestApproval(c, site, fields, 1);
    if (!answer.ok) return show(c, fields, { state: "stale" });
    const { authorization } = answer.data;
    if (authorization === "") return show(c, fields, answer.data);
    setLoginCookies(c, site.settings, answer.data);
    return c.redirect(orderHref(fields.order_num), 303);
  });

  // Requires a POST, because previews and scanners open links before any person does.
  phone.post("/handover", async (c) => {
    const fields = await readForm(c, link);
    return c.redirect(phoneApprovalHref({ ...fields, asked: "1" }), 303);
  });

  phone.get("/handoverState", async (c) => {
    const answer = await requestApproval(c, site, await readQuery(c, link), 0);
    return c.text(answer.ok ? answer.data.state : "stale");
  });
}

const requestApproval = (c: Context, site: MobileSite, { order_num, paid }: Link, claim: 0 | 1) =>
  site.callFor(c)("requestHandover", { order_num, ticket: paid, claim });

const show = (
  c: Context,
  { order_num, paid }: Link,
  approval: { state: "start" | "stale" | "asked" | "approved" | "refused"; code?: string },
) => page(c, <PhoneApprovalView link={{ order_num, paid }} {...approval} />);
