import type { Surface } from "@storefront/brands/landing-parts";
import { fenToYuan } from "@storefront/contract/money";
import type { CardFace } from "@/lib/landing/card-faces";

/** Card colors; adjacent cards on a wall differ. */
export const VOUCHER_GROUNDS: readonly Surface[] = ["primary", "ink", "white", "deep", "tint"];

interface Props {
  face: CardFace;
  ground: Surface;
  className?: string;
}

/** A gift card: its value as large as possible, hang hole, scratch field and price. */
export function Voucher({ face, ground, className = "" }: Props) {
  const { game, before, figure, unit, fen } = face;
  return (
    <span
      data-ground={ground}
      className={`relative flex flex-col overflow-hidden rounded-m px-4 pt-3 pb-3.5 text-left shadow-card ${className}`}
    >
      <span
        aria-hidden="true"
        className="mx-auto mb-2 block h-2.5 w-11 shrink-0 rounded-full bg-ink/45 ring-2 ring-rule"
      />
      <span className="truncate text-soft text-xs">{game}</span>
      {figure === "" ? (
        <span className="mt-1 line-clamp-2 font-semibold">{before}</span>
      ) : (
        <span className="figures whitespace-nowrap font-black text-[34px] leading-[42px]">
          {before ? <span className="mr-1.5 font-semibold text-sm">{before}</span> : null}
          {figure}
          <span className="ml-1 font-semibold text-sm">{unit}</span>
        </span>
      )}
      <span className="mt-auto flex items-center justify-between gap-2">
        <span className="figures font-semibold text-base text-price">¥{fenToYuan(fen)}</span>
        <span
          aria-hidden="true"
          className="h-4 w-12 rounded-full bg-[repeating-linear-gradient(115deg,var(--rule)_0_4px,transparent_4px_8px)]"
        />
      </span>
    </span>
  );
}
