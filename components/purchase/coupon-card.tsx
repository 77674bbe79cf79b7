import { couponTerms, plainYuan } from "@storefront/contract/listing/coupon-copy";
import { guardHandler } from "@/components/ui/guard-handler";
import type { Coupon } from "@/lib/purchase/terms/price";

interface Props {
  coupon: Coupon;
  chosen: boolean;
  /** Omitted for coupons that cannot be used here. */
  onChoose?: () => void;
}

/** Discount, terms and expiry of a coupon. */
export function CouponFace({
  coupon,
  isUsable,
}: {
  coupon: Omit<Coupon, "id">;
  isUsable: boolean;
}) {
  const amount = plainYuan(coupon.reduceFen);
  return (
    <>
      <span
        className={`figures grid w-24 small:w-20 shrink-0 place-items-center border-line-strong border-r border-dashed py-2.5 ${isUsable ? "text-accent" : "text-ink-2"}`}
      >
        <span className={`font-semibold ${amount.length > 6 ? "text-sm" : "text-lg"}`}>
          <span className="text-xs">¥</span>
          {amount}
        </span>
        <span className="text-ink-2 text-xs">{couponTerms(coupon)}</span>
      </span>
      <span className="min-w-0 flex-1 py-2.5 pl-3 text-left">
        <span className="block truncate text-ink small:whitespace-normal">{coupon.name}</span>
        <span className="block text-ink-2 text-xs">
          {[coupon.typeName, coupon.endText].filter((text) => text !== "").join(" · ")}
        </span>
      </span>
    </>
  );
}

/** A coupon as a ticket, to choose it or to show that it cannot be used. */
export function CouponCard({ coupon, chosen, onChoose }: Props) {
  const body = (
    <>
      <CouponFace coupon={coupon} isUsable={onChoose !== undefined} />
      {chosen ? <span className="mr-3 shrink-0 text-primary-strong text-xs">使用中</span> : null}
    </>
  );
  if (!onChoose) {
    return <div className="flex items-center rounded-s bg-ground grayscale">{body}</div>;
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={guardHandler(onChoose)}
      className="flex w-full items-center rounded-s border border-line bg-white hover:border-primary aria-pressed:border-primary aria-pressed:bg-tint"
    >
      {body}
    </button>
  );
}
