import type { RentalListLayout } from "@storefront/brands/layouts/rental-list";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";

interface Props {
  list: readonly Rental[];
  /** The figure to show large. */
  by: RentalListLayout["by"];
}

/** The lowest price, deposit and minimum of all rentals, the page's own one large. */
export function LeadFigures({ list, by }: Props) {
  if (list.length === 0) return null;
  const least = (of: (rental: Rental) => number) => Math.min(...list.map(of));
  const deposit = least(({ depositFen }) => depositFen);
  const figures = [
    {
      of: "price",
      name: "最低时租",
      value: `¥${yuanText(least(({ hourFen }) => hourFen))}`,
      unit: "/小时",
    },
    {
      of: "deposit",
      name: "最低押金",
      value: deposit === 0 ? "免押" : `¥${yuanText(deposit)}`,
      unit: "",
    },
    { of: "hours", name: "最短起租", value: String(least((it) => it.leastHours)), unit: "小时" },
  ] as const;
  const sorted = [...figures].sort((a, b) => Number(b.of === by) - Number(a.of === by));
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-l border border-rule bg-panel">
      {sorted.map(({ of, name, value, unit }, index) => (
        <div
          key={of}
          className={`flex flex-col-reverse px-7 py-5 ${index === 0 ? "col-span-2 border-rule border-b" : index === 1 ? "border-rule border-r" : ""}`}
        >
          <dt className="text-soft">{name}</dt>
          <dd
            className={`figures whitespace-nowrap font-bold ${index === 0 ? "text-[72px] text-price leading-[84px]" : "text-2xl"}`}
          >
            {value}
            <span className="ml-1 font-normal text-base text-soft">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
