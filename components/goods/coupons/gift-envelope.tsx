import { couponTerms, plainYuan } from "@storefront/contract/listing/coupon-copy";
import type { CouponView } from "@/lib/goods/read-coupon";
import { GoodsPicture } from "../../listing/goods-picture";

interface Props {
  gift: CouponView;
  /** The seller's avatar, shown on the seal. */
  avatar: string | null;
  /** Whether the coupon has risen out of the envelope. */
  opened: boolean;
}

/** An envelope in the brand's accent color with a seal; the coupon rises out of it when opened. */
export function GiftEnvelope({ gift, avatar, opened }: Props) {
  return (
    <div className="relative mx-auto h-[236px] w-[280px] short:[zoom:0.65] small:mx-[calc(50%-140px)]">
      <Back opened={opened} />
      <div
        className={`absolute inset-x-8 top-9 h-40 rounded-m bg-white px-4 pt-3 text-center shadow-card transition-transform duration-500 ${opened ? "-translate-y-8" : "-translate-y-3"}`}
      >
        <p className="truncate text-ink-2 text-xs">
          <bdi>{gift.name}</bdi>
        </p>
        <p className="figures font-semibold text-2xl text-accent">
          <span className="text-lg">¥</span>
          {plainYuan(gift.reduceFen)}
        </p>
        <p className="figures text-ink-2 text-xs">{couponTerms(gift)}</p>
      </div>
      <Front />
      <span className="absolute top-[124px] left-1/2 grid size-16 -translate-x-1/2 place-items-center rounded-full bg-spark shadow-card">
        <GoodsPicture
          url={avatar}
          alt=""
          size={54}
          className="rounded-full border-2 border-white"
        />
      </span>
    </div>
  );
}

const DEEP = "fill-[color-mix(in_oklab,var(--brand-accent)_78%,var(--brand-ink))]";
const BRIGHT = "[stop-color:color-mix(in_oklab,var(--brand-accent)_88%,var(--brand-spark))]";

/** The inside and the flap, which is folded up behind the coupon when open. */
function Back({ opened }: { opened: boolean }) {
  return (
    <svg viewBox="0 0 280 236" aria-hidden="true" className="absolute inset-0">
      <g className="fill-spark">
        <path d="M22 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM256 18l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4zM266 84l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6z" />
        <circle cx="12" cy="84" r="3" />
        <circle cx="238" cy="48" r="2.4" />
        <circle cx="44" cy="14" r="2.4" />
      </g>
      {opened ? <path d="M22 92 128 20a21 21 0 0 1 24 0l106 72Z" className={DEEP} /> : null}
      <path d="M20 92a12 12 0 0 1 12-12h216a12 12 0 0 1 12 12v60H20Z" className={DEEP} />
    </svg>
  );
}

/** The front of the envelope, which covers the coupon, with a pattern of coins. */
function Front() {
  return (
    <svg viewBox="0 0 280 236" aria-hidden="true" className="absolute inset-0">
      <defs>
        <linearGradient id="gift-front" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={BRIGHT} />
          <stop offset="1" stopColor="var(--brand-accent)" />
        </linearGradient>
        <clipPath id="gift-pocket">
          <path d="M20 104c50 46 86 58 120 58s70-12 120-58v112a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#gift-pocket)">
        <rect x="20" y="90" width="240" height="146" fill="url(#gift-front)" />
        <g fill="none" stroke="var(--brand-spark)" strokeWidth="1.5" opacity=".55">
          <circle cx="52" cy="236" r="16" />
          <circle cx="52" cy="236" r="26" />
          <circle cx="52" cy="236" r="36" />
          <circle cx="228" cy="236" r="16" />
          <circle cx="228" cy="236" r="26" />
          <circle cx="228" cy="236" r="36" />
          <circle cx="140" cy="248" r="20" />
          <circle cx="140" cy="248" r="31" />
          <circle cx="140" cy="248" r="42" />
        </g>
      </g>
      <path
        d="M20 104c50 46 86 58 120 58s70-12 120-58"
        fill="none"
        stroke="var(--brand-spark)"
        strokeWidth="3"
      />
    </svg>
  );
}
