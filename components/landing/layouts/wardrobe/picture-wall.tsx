import type { WardrobeLayout } from "@storefront/brands/layouts/wardrobe";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";

/** Each wall: its list, its tiles by their position, and how many of them. */
const WALLS = {
  half: {
    count: 9,
    list: "grid grid-cols-4 gap-1 [grid-auto-rows:1fr]",
    tile: (index: number) => (index === 0 ? "col-span-2 row-span-2" : ""),
  },
  belt: {
    count: 9,
    list: "container-page grid grid-cols-6 gap-3 pb-14 narrow:grid-cols-4 small:grid-cols-2",
    tile: (index: number) => (index === 0 ? "col-span-2 row-span-2 rounded-m" : "rounded-m"),
  },
  steps: {
    count: 5,
    list: "container-page grid grid-cols-5 items-end gap-4 pb-0 small:grid-cols-2 small:pb-10",
    tile: (index: number) => `rounded-t-l small:rounded-l ${STEPS[index] ?? ""}`,
  },
} as const;

/** Space below each tile of the climbing wall. */
const STEPS = ["", "pb-8 bg-panel", "pb-16 bg-panel", "pb-24 bg-panel", "pb-32 bg-panel"] as const;

interface Props {
  wall: WardrobeLayout["wall"];
  tonight: string;
  list: readonly Rental[];
}

/** Pictures of rentals, each with its hour price. */
export function PictureWall({ wall, tonight, list }: Props) {
  const { count, list: listClass, tile } = WALLS[wall];
  if (list.length === 0) return null;
  return (
    <ul aria-label={tonight} className={listClass}>
      {list.slice(0, count).map(({ row, hourFen, leastHours }, index) => (
        <li
          key={row.id}
          className={`overflow-hidden ${tile(index)} ${wall === "half" && index > 6 ? "small:hidden" : ""}`}
        >
          <a href={goodsAddress(row.id)} className="group relative block h-full">
            <Cover
              url={row.cover}
              size={index === 0 ? 440 : 220}
              alt={row.name}
              eager
              first={index === 0}
              className="aspect-square size-full!"
            />
            <span
              data-ground="ink"
              className="absolute inset-x-0 bottom-0 bg-[color-mix(in_oklab,var(--brand-ink)_86%,transparent)] px-3 py-2"
            >
              <span className="figures block font-semibold text-lg text-price leading-6">
                ¥{yuanText(hourFen)}
                <span className="font-normal text-soft text-xs">/小时 · {leastHours} 小时起</span>
              </span>
              <span className="block truncate text-xs group-hover:underline">{row.name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
