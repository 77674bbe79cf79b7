import type { Hono } from "hono";
import { dataOf } from "../call-api";
import { page } from "../page";
import type { MobileSite } from "../site";
import { CouponsView } from "../views/coupons-view";

/** The owner's coupons that are not used up. */
export function couponsPage(phone: Hono, site: MobileSite): void {
  phone.get("/coupons", async (c) => {
    const coupons = dataOf(await site.callFor(c, "/phone/coupons")("ownEnvelopes", {}));
    return page(c, <CouponsView coupons={coupons.list} />);
  });
}
