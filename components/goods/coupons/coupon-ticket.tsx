import { couponTerms, plainYuan } from "@storefront/contract/listing/coupon-copy";
import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { Spinner } from "@/components/ui/spinner";
import type { CouponView } from "@/lib/goods/read-coupon";
import type { ClaimState } from "./use-claims";

interface Props {
  coupon: CouponView;
  state: ClaimState | undefined;
  onClaim: () => void;
}

/** A claimable coupon as a ticket: discount, terms, validity and the outcome of the claim. */
export function CouponTicket({ coupon, state, onClaim }: Props) {
  const had = coupon.had || state?.kind === "had";
  const exhausted = state?.kind === "refused" && state.over;
  const validity = state?.kind === "had" && state.text !== "" ? state.text : coupon.useTime;
  return (
    <div className="overflow-hidden rounded-m border border-line bg-white">
      <div className="flex items-stretch">
        <div
          className={`relative grid w-28 shrink-0 small:w-24 place-content-center border-line-strong border-r border-dashed py-4 text-center ${exhausted ? "bg-ground text-ink-2" : "bg-tint text-accent"}`}
        >
          <Notches />
          <p className="figures font-semibold text-xl leading-8">
            <span className="text-sm">¥</span>
            {plainYuan(coupon.reduceFen)}
          </p>
          <p className="figures text-ink-2 text-xs">{couponTerms(coupon)}</p>
        </div>
        <div className="flex min-w-0 flex-1 items-center gap-3 py-4 pr-4 pl-5 small:flex-wrap small:gap-y-2 small:py-3">
          <div className="min-w-0 flex-1 small:min-w-32">
            <p className="wrap-anywhere line-clamp-2 font-medium small:line-clamp-3">
              <bdi>{coupon.name}</bdi>
            </p>
            <p className="figures mt-0.5 text-ink-2 text-xs">{validity}</p>
          </div>
          {had ? (
            <span className="flex shrink-0 items-center gap-1 px-2 text-primary-strong text-sm">
              <Tick />
              {COUPON_WORDS.claimed}
            </span>
          ) : (
            <button
              type="button"
              aria-label={`领取 ${coupon.name}`}
              disabled={exhausted || state?.kind === "claiming"}
              onClick={onClaim}
              className="flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-primary px-4 text-white text-xs transition-colors hover:bg-primary-strong disabled:cursor-not-allowed disabled:bg-line-strong disabled:text-ink-2"
            >
              {state?.kind === "claiming" ? <Spinner /> : null}
              {exhausted ? "已领完" : "领取"}
            </button>
          )}
        </div>
      </div>
      <p
        role="status"
        className={
          state?.kind === "refused"
            ? "border-line border-t px-5 py-2 text-danger text-xs"
            : "sr-only"
        }
      >
        {state?.kind === "refused" ? state.msg : null}
        {state?.kind === "had" ? `${coupon.name} ${COUPON_WORDS.claimed}，${validity}` : null}
      </p>
    </div>
  );
}

/** Semicircular notches at the ticket's perforation. */
function Notches() {
  return (
    <>
      <span className="absolute -top-2 -right-2 size-4 rounded-full border border-line bg-white" />
      <span className="absolute -right-2 -bottom-2 size-4 rounded-full border border-line bg-white" />
    </>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
      <path
        d="M3 8.5l3.2 3.2L13 4.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
