import { type AccountsOfGame, middleFen } from "@/lib/landing/accounts-on-sale";
import { priceFen } from "@/lib/landing/choose-goods";
import { priceScale } from "@/lib/landing/price-scale";
import { roundYuan } from "@/lib/landing/round-yuan";

interface Props {
  games: readonly AccountsOfGame[];
  /** As wide as the page: with a bar per game. */
  wide: boolean;
}

/** Every game's lowest, middle and highest price; as wide as the page also as a span on one scale. */
export function RangeBoard({ games, wide }: Props) {
  const lines = games.map(({ game, rows }) => {
    const prices = rows.map(priceFen);
    const [low = 0, high = 0] = [prices[0], prices.at(-1)];
    return { game, count: rows.length, low, middle: middleFen(rows), high };
  });
  const { at } = priceScale(Math.max(...lines.map(({ high }) => high)));
  const share = (fen: number) => `${(at(fen) * 100).toFixed(1)}%`;
  return (
    <table className="figures w-full text-left text-base">
      <thead>
        <tr className="border-rule border-b text-soft">
          <th className="py-2 font-medium">游戏</th>
          <th className="py-2 text-right font-medium small:hidden">在售</th>
          <th className="py-2 text-right font-medium">最低</th>
          <th className="py-2 text-right font-medium">居中</th>
          <th className="py-2 text-right font-medium">最高</th>
          {wide ? <th className="w-2/5 py-2 pl-10 font-medium narrow:hidden">从低到高</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ game, count, low, middle, high }) => (
          <tr key={game} className="border-rule border-b last:border-0">
            <th scope="row" className="py-3 font-medium">
              {game}
            </th>
            <td className="py-3 text-right text-soft small:hidden">{count}</td>
            <td className="py-3 text-right">{roundYuan(low)}</td>
            <td className="py-3 text-right font-bold text-lg text-price">{roundYuan(middle)}</td>
            <td className="py-3 text-right">{roundYuan(high)}</td>
            {wide ? (
              <td className="py-3 pl-10 narrow:hidden" aria-hidden="true">
                <span className="relative block h-3 rounded-full bg-panel">
                  <span
                    className="absolute h-3 rounded-full bg-glow"
                    style={{ left: share(low), right: `calc(100% - ${share(high)})` }}
                  />
                  <span
                    className="-translate-x-1/2 absolute -top-1 size-5 rounded-full border-4 border-under bg-price"
                    style={{ left: share(middle) }}
                  />
                </span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
