import { isRent } from "@storefront/contract/listing/buy-action";
import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { activityEndText } from "@/lib/format/moment-text";
import { alertName } from "@/lib/goods/alert-name";
import type { GoodsView } from "@/lib/goods/goods-view";
import { AlertButton } from "./actions/alert-button";
import { GoodsFigures } from "./actions/goods-figures";
import { AppNotice } from "./buy/app-notice";
import { BuyBox } from "./buy/buy-box";
import { CouponRow } from "./coupons/coupon-row";
import { PromotionList } from "./coupons/promotion-list";
import { AccountPanel } from "./facts/account-panel";
import { GoodsTags } from "./facts/goods-tags";
import { ServiceRows } from "./facts/service-rows";
import { ActivityEnd } from "./prices/activity-end";

interface Props {
  goods: GoodsView;
  /** For goods sold only in the app. */
  app: AppInfo | undefined;
  /** The order is placed on the phone (product §10.22). */
  orderOnPhone: boolean;
}

/** The buy box with the parts that the server renders. */
export function GoodsBuyBox({ goods, app, orderOnPhone }: Props) {
  const { goodsId } = goods.trade;
  return (
    <BuyBox
      trade={goods.trade}
      goodsName={goods.name}
      picture={goods.pictures[0]?.url ?? ""}
      phoneLink={goods.phoneLink}
      figures={<GoodsFigures goods={goods} />}
      activityEnd={
        goods.activityUntil === null ? null : (
          <ActivityEnd until={goods.activityUntil} text={activityEndText(goods.activityUntil)} />
        )
      }
      promotions={
        <>
          {goods.banner === "" || goods.personal ? null : <GoodsBanner text={goods.banner} />}
          <PromotionList goods={goods} />
          <CouponRow
            goodsId={goodsId}
            coupons={goods.coupons}
            gift={goods.gift}
            seller={{ nickname: goods.seller.nickname, avatar: goods.seller.avatar }}
          />
        </>
      }
      services={
        <>
          <GoodsTags game={goods.game} tags={goods.tags} feature={goods.feature} />
          {goods.personal ? <AccountPanel goods={goods} /> : <ServiceRows goods={goods} />}
        </>
      }
      {...(isRent(goods.trade)
        ? { rentedText: nextReturnText(goods.trade.nextReturn, Date.now()) }
        : {})}
      appNotice={app === undefined ? null : <AppNotice app={app} />}
      stockAlert={
        goods.personal ? null : (
          <AlertButton
            goodsId={goodsId}
            alert="stock"
            name={alertName("stock", goods.kind)}
            large
          />
        )
      }
      personal={goods.personal}
      hasOthers={goods.seller.recommended.length > 0}
      orderOnPhone={orderOnPhone}
    />
  );
}

/** The listing's current offer, one line above its discounts. */
function GoodsBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-1.5 text-xs">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-4 shrink-0 fill-none stroke-accent"
        strokeLinejoin="round"
      >
        <path d="M2 6.3h2.6L10 3v10L4.6 9.7H2zM5 9.8l.9 3.2h1.6l-.8-2.4M12.3 6a3 3 0 010 4" />
      </svg>
      <bdi className="min-w-0 truncate font-medium narrow:whitespace-normal">{text}</bdi>
    </p>
  );
}
