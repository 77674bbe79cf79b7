import { customProperties } from "@/components/landing/parts/custom-properties";
import { Price } from "@/components/ui/price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { BannerView } from "@/lib/home/banners";
import { Cover } from "../listing/cover";

interface Place {
  size: number;
  className: string;
}

/** Positions of the pictures in the banner's units, front one last. */
const POSITIONS: Record<BannerView["variant"], readonly Place[]> = {
  brand: [
    { size: 176, className: "right-[calc(84*var(--u))] top-[calc(70*var(--u))] rotate-[9deg]" },
    { size: 176, className: "right-[calc(396*var(--u))] top-[calc(100*var(--u))] -rotate-[9deg]" },
    { size: 248, className: "right-[calc(206*var(--u))] top-[calc(68*var(--u))]" },
  ],
  night: [
    { size: 170, className: "right-[calc(76*var(--u))] top-[calc(150*var(--u))]" },
    { size: 170, className: "right-[calc(434*var(--u))] top-[calc(150*var(--u))]" },
    { size: 256, className: "right-[calc(212*var(--u))] top-[calc(48*var(--u))]" },
  ],
  paper: [
    { size: 180, className: "right-[calc(70*var(--u))] top-[calc(44*var(--u))] rotate-[4deg]" },
    { size: 180, className: "right-[calc(96*var(--u))] top-[calc(190*var(--u))] -rotate-[5deg]" },
    { size: 250, className: "right-[calc(290*var(--u))] top-[calc(52*var(--u))] -rotate-2" },
  ],
};

interface Props {
  variant: BannerView["variant"];
  /** The first row is in front, with its price. */
  rows: readonly GoodsRow[];
  eager: boolean;
}

/** Pictures of listings, arranged by the banner's variant; the front one shows its price. */
export function BannerArt({ variant, rows, eager }: Props) {
  const places = POSITIONS[variant].slice(-rows.length);
  const pictures = rows.map((row, index) => {
    const place = places.at(-1 - index);
    if (place === undefined) return null;
    return (
      <span
        key={row.id}
        style={{ ...customProperties({ "--size": `${place.size}` }), zIndex: rows.length - index }}
        className={`absolute block overflow-hidden rounded-m border-4 border-white bg-white shadow-dialog ${place.className}`}
      >
        <Cover
          url={row.cover}
          size={place.size}
          eager={eager}
          className="block size-[calc(var(--size)*var(--u))]"
        />
        {index === 0 && variant !== "brand" ? (
          <span className="flex w-[calc(var(--size)*var(--u))] items-baseline justify-between gap-3 px-3 py-2 small:px-2 small:py-1">
            <span className="truncate text-ink text-xs small:hidden">{row.name}</span>
            <Price yuan={row.price} />
          </span>
        ) : null}
      </span>
    );
  });
  // With two pictures a symmetrical arrangement is shifted to the center.
  const shift = rows.length === 2 && variant !== "paper" ? "translate-x-[calc(92*var(--u))]" : "";
  return <span className={`absolute inset-0 block ${shift}`}>{pictures}</span>;
}
