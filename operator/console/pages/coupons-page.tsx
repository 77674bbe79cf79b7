import { sellers } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { createCoupon, endCoupon, isOnSale } from "../../coupons/change-coupons";
import { readCouponForm } from "../../coupons/read-coupon-form";
import { readCoupons } from "../../coupons/read-coupons";
import { idOf, pageKeyOf } from "../addresses";
import { type Console, type ConsoleEnv, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { onForm } from "../on-form";
import { couponColumns } from "../views/coupon-columns";
import { CouponForm } from "../views/coupon-form";

const SECTION = "/admin/coupons";

const DONE: Readonly<Record<string, string>> = {
  create: "优惠券已新建。",
  end: "优惠券已结束，不再发放；已经领取的在有效期内仍可使用。",
};

/** Coupons with their counts. Owners create and end them. */
export function couponsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = listPage(app, SECTION, async (c) => {
    const canChange = isAllowed(c, "owner");
    return {
      pageTitle: "优惠券",
      done: DONE,
      above: canChange ? <CouponForm /> : null,
      title: "全部优惠券",
      note: "最新的在前",
      caption: "优惠券",
      columns: couponColumns(canChange, deps.clock.now()),
      ...(await readCoupons(deps.db, pageKeyOf(c))),
      empty: "还没有优惠券。",
    };
  });

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
