import { SERVICE_HOURS } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";
import type { StorefrontView } from "@/lib/home/storefront-view";

/** A figure as displayed: a large value with its unit beside it. */
export interface Figure {
  name: string;
  value: string;
  unit: string;
}

/** The storefront in figures; those that are unknown or 0 are left out. */
export function storefrontFigures({ total, games, sold }: StorefrontView): Figure[] {
  const counts = [
    ["商品在架", total, "件"],
    ["游戏", games.length, "款"],
    ["累计成交", sold, "笔"],
  ] as const;
  return [
    ...counts.flatMap(([name, count, unit]) =>
      count > 0 ? [{ name, value: formatCount(count), unit }] : [],
    ),
    { name: "人工客服", value: SERVICE_HOURS, unit: "" },
  ];
}
