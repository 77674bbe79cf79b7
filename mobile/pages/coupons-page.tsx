import type { Hono } from "hono";
import { dataOf, isLoginExpired } from "../call-api";
import { page } from "../page";
import { toLogin } from "../session";
import type { MobileSite } from "../site";
import { CouponsView } from "../views/coupons-view";

/** The owner's coupons that are not used up. */
export function couponsPage(phone: Hono, site: MobileSite): void {
  phone.get("/coupons", async (c) => {
    const answer = await site.callFor(c)("ownEnvelopes", {});
    if (isLoginExpired(answer)) return toLogin(c, "/phone/coupons");
    return page(c, <CouponsView coupons={dataOf(answer).list} />);
  });
}
