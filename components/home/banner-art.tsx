import { Price } from "@/components/ui/price";
import type { BannerView } from "@/lib/home/banners";
import type { GoodsRow } from "@/lib/home/goods-row";
import { Cover } from "./cover";

interface Place {
  size: number;
  className: string;
}

/** Where the pictures stand, the one in front last. */
const PLACES: Record<BannerView["look"], readonly Place[]> = {
  brand: [
    { size: 176, className: "right-[84px] top-[70px] rotate-[9deg]" },
    { size: 176, className: "right-[396px] top-[100px] -rotate-[9deg]" },
    { size: 248, className: "right-[206px] top-[68px]" },
  ],
  night: [
    { size: 170, className: "right-[76px] top-[150px]" },
    { size: 170, className: "right-[434px] top-[150px]" },
    { size: 256, className: "right-[212px] top-[66px]" },
  ],
  paper: [
    { size: 180, className: "right-[70px] top-[44px] rotate-[4deg]" },
    { size: 180, className: "right-[96px] top-[190px] -rotate-[5deg]" },
    { size: 250, className: "right-[290px] top-[72px] -rotate-2" },
  ],
};

interface Props {
  look: BannerView["look"];
  /** The first stands in front, with its price. */
  rows: readonly GoodsRow[];
  eager: boolean;
}

/** Pictures of listings, arranged by the banner's look; the one in front says what it costs. */
export function BannerArt({ look, rows, eager }: Props) {
  const places = PLACES[look].slice(-rows.length);
  const pictures = rows.map((row, index) => {
    const place = places.at(-1 - index);
    if (place === undefined) return null;
    return (
      <span
        key={row.id}
        style={{ zIndex: rows.length - index }}
        className={`absolute block overflow-hidden rounded-m border-4 border-white bg-white shadow-dialog ${place.className}`}
      >
        <Cover url={row.cover} size={place.size} eager={eager} className="block" />
        {index === 0 && look !== "brand" ? (
          <span
            style={{ width: place.size }}
            className="absolute inset-x-0 bottom-0 flex items-baseline justify-between gap-3 bg-white px-3 py-2"
          >
            <span className="truncate text-ink text-xs">{row.name}</span>
            <Price yuan={row.price} />
          </span>
        ) : null}
      </span>
    );
  });
  // Without its third picture a symmetrical arrangement moves to the middle.
  const shift = rows.length === 2 && look !== "paper" ? "translate-x-[92px]" : "";
  return <span className={`absolute inset-0 block ${shift}`}>{pictures}</span>;
}
