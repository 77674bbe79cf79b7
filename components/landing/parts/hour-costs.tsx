import type { EveningLayout } from "@storefront/brands/layouts/evening";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { depositText } from "@/lib/rent/rent-terms";
import { Band } from "./section";

/** Rentals in the table. */
const ROWS = 9;

type Props = EveningLayout["costs"] & { list: readonly Rental[] };

/** Price of each rental for some hours, with its deposit apart. */
export function HourCosts({ title, lead, hours, surface, list }: Props) {
  if (list.length === 0) return null;
  return (
    <Band block={{ surface, title, lead }}>
      <div data-ground="white" className="mt-8 overflow-x-auto rounded-m shadow-card">
        <table className="w-full text-left text-base small:text-sm">
          <thead>
            <tr className="border-rule border-b text-soft">
              <th scope="col" className="px-6 py-3 font-medium small:px-3">
                账号
              </th>
              {hours.map((count) => (
                <th key={count} scope="col" className="px-4 py-3 text-right font-medium small:px-2">
                  {count} 小时
                </th>
              ))}
              <th scope="col" className="px-6 py-3 text-right font-medium small:px-3">
                另付押金
              </th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, ROWS).map((rental) => (
              <Row key={rental.row.id} rental={rental} hours={hours} />
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}

function Row({ rental, hours }: { rental: Rental; hours: readonly number[] }) {
  const { row, hourFen, leastHours } = rental;
  return (
    <tr className="border-rule border-b last:border-0">
      <th
        scope="row"
        className="max-w-[420px] px-6 py-3 font-normal small:min-w-[160px] small:px-3"
      >
        <a href={goodsAddress(row.id)} className="line-clamp-1 hover:underline small:line-clamp-2">
          {row.name}
        </a>
      </th>
      {hours.map((count) => (
        <td key={count} className="figures whitespace-nowrap px-4 py-3 text-right small:px-2">
          {count < leastHours ? (
            <span className="text-soft text-xs">{leastHours} 小时起</span>
          ) : (
            <span className="font-semibold text-price">¥{yuanText(count * hourFen)}</span>
          )}
        </td>
      ))}
      <td className="figures whitespace-nowrap px-6 py-3 text-right text-soft small:px-3">
        {depositText(rental)}
      </td>
    </tr>
  );
}
