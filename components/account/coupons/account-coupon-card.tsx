import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { AccountCoupon } from "@/lib/account/read-coupons";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { shopAddress } from "@/lib/addresses/shop-address";

/** One coupon: its discount, minimum spend, expiry and where it can be used. */
export function AccountCouponCard({ envelope }: { envelope: AccountCoupon }) {
  const { state, reduceFen, conditionFen, name, type, until } = envelope;
  const isUsable = state === "usable";
  return (
    <li className="flex overflow-hidden rounded-m bg-white shadow-card">
      <p
        className={`figures grid w-32 shrink-0 content-center px-3 py-5 text-center ${isUsable ? "bg-tint text-accent" : "bg-ground text-ink-2"}`}
      >
        <span className="font-semibold text-lg">¥{fenToYuan(reduceFen)}</span>
        <span className="mt-1 text-ink-2 text-xs">
          {conditionFen > 0 ? `满 ¥${fenToYuan(conditionFen)} 可用` : "无门槛"}
        </span>
      </p>
      <div className="min-w-0 flex-1 px-5 py-4">
        <p className="font-medium text-ink">{name}</p>
        <p className="mt-1 text-ink-2 text-xs">{type === "" ? until : `${type} · ${until}`}</p>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className={isUsable ? "text-success" : "text-ink-2"}>{COUPON_WORDS[state]}</span>
          {isUsable ? (
            <a
              href={usableAt(envelope)}
              aria-description={name}
              className="text-primary-strong underline underline-offset-4"
            >
              去使用
            </a>
          ) : null}
        </p>
      </div>
    </li>
  );
}

function usableAt({ goodsId, sellerId }: AccountCoupon): string {
  if (goodsId > 0) return goodsAddress(goodsId);
  return sellerId > 0 ? shopAddress(sellerId) : "/index";
}
