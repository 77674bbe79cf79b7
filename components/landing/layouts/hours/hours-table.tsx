import { gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { RentOrBuy } from "@/lib/landing/rent-or-buy";
import { yuanText } from "@/lib/landing/yuan-text";
import { customProperties } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

interface Props {
  title: string;
  lead: string;
  hours: number;
  sums: readonly RentOrBuy[];
}

/** Per game: an hour, some hours, the purchase, and how many hours they are apart, as a bar. */
export function HoursTable({ title, lead, hours, sums }: Props) {
  const longest = Math.max(1, ...sums.map(({ evenHours }) => evenHours));
  if (sums.length === 0) return null;
  const heads = ["一小时", ...(hours > 1 ? [`${hours} 小时`] : []), "买下来"];
  return (
    <Band block={{ surface: "white", title, lead }}>
      <div className="mt-8 overflow-x-auto">
        <table className="figures w-full min-w-[680px] border-collapse">
          <thead>
            <tr className="border-on border-b-2 text-soft">
              <th scope="col" className="py-3 text-left font-medium">
                游戏
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="w-[130px] py-3 text-right font-medium">
                  {head}
                </th>
              ))}
              <th
                scope="col"
                className="w-[440px] py-3 pl-10 text-left font-medium narrow:w-[300px]"
              >
                租到第几小时，就不如买
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ game, rent, buy, hourFen, buyFen, evenHours }) => (
              <tr key={game} className="border-rule border-b">
                <th scope="row" className="py-3 text-left font-semibold">
                  <a href={gameHref({ game })} className="hover:text-mark">
                    {game}
                  </a>
                </th>
                <td className="py-3 text-right">
                  <a href={goodsAddress(rent.id)} className="text-price hover:underline">
                    ¥{yuanText(hourFen)}
                  </a>
                </td>
                {hours > 1 ? (
                  <td className="py-3 text-right font-bold text-base text-price">
                    ¥{yuanText(hourFen * hours)}
                  </td>
                ) : null}
                <td className="py-3 text-right">
                  <a
                    href={goodsAddress(buy.id)}
                    className="font-bold text-base text-price hover:underline"
                  >
                    ¥{yuanText(buyFen)}
                  </a>
                </td>
                <td className="py-3 pl-10">
                  <span className="flex items-center gap-3">
                    <span
                      style={customProperties({
                        "--share": `${((evenHours / longest) * 300).toFixed(0)}px`,
                      })}
                      className="h-4 w-(--share) min-w-1 rounded-full bg-glow narrow:max-w-[160px]"
                    />
                    {evenHours}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}
