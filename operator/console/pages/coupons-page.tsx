import { sellers } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { createCoupon, endCoupon, isOnSale } from "../../coupons/change-coupons";
import { readCouponForm } from "../../coupons/read-coupon-form";
import { readCoupons } from "../../coupons/read-coupons";
import { idOf, pageKeyOf } from "../addresses";
import type { Console, ConsoleEnv } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { CouponsView } from "../views/coupons-view";

const SECTION = "/admin/coupons";

/** Coupons with their counts. Owners create and end them. */
export function couponsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show: ShowForm = async (c, problem, status) => {
    const { coupons, next } = await readCoupons(deps.db, pageKeyOf(c));
    const view = (
      <CouponsView
        coupons={coupons}
        older={next === null ? null : `${SECTION}?before=${next}`}
        canChange={isAtLeast(c.get("operator"), "owner")}
        done={c.req.query("done")}
        now={deps.clock.now()}
      />
    );
    return showPage(c, { title: "优惠券", section: SECTION, problem, view }, status);
  };

  app.get("/coupons", (c) => show(c));
  app.get("/coupons/:couponId{[0-9]+}", (c) =>
    c.redirect(`${SECTION}?before=${idOf(c, "couponId") + 1}`, 303),
  );
  onForm(app, "/coupons", {
    role: "owner",
    show,
    async change(c, operator) {
      const coupon = readCouponForm(c.get("fields"), deps.clock.now());
      if ("text" in coupon) return coupon;
      const { goodsId, sellerId } = coupon;
      if (goodsId !== null && !(await isOnSale(deps, goodsId))) {
        return { field: "listing", text: "没有这件商品，或它已经下架" };
      }
      if (sellerId !== null && !(await deps.db.$count(sellers, eq(sellers.id, sellerId)))) {
        return { field: "seller", text: "没有这个卖家" };
      }
      await createCoupon(deps, operator, coupon);
      return { to: `${SECTION}?done=create` };
    },
  });
  onForm(app, "/coupons/:couponId{[0-9]+}/end", {
    role: "owner",
    show,
    async change(c, operator) {
      await endCoupon(deps, operator, idOf(c, "couponId"));
      return { to: `${SECTION}?done=end` };
    },
  });
}
