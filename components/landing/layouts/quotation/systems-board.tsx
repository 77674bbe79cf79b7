import type { GoodsRow } from "@/lib/goods/goods-row";
import { type AccountsOfGame, middleFen } from "@/lib/landing/accounts-on-sale";
import { roundYuan } from "@/lib/landing/round-yuan";

const SYSTEMS = ["安卓", "苹果"] as const;

const onSystem = (rows: readonly GoodsRow[], system: string) =>
  rows.filter(({ facts }) =>
    facts.some(({ key, text }) => key === "system" && text.includes(system)),
  );

/** Middle prices of accounts for Android and for iPhone, of the games whose listings name a system. */
export function SystemsBoard({ games }: { games: readonly AccountsOfGame[] }) {
  const lines = games
    .map(({ game, rows }) => ({ game, sides: SYSTEMS.map((system) => onSystem(rows, system)) }))
    .filter(({ sides }) => sides.some((side) => side.length > 0));
  return (
    <table className="figures w-full text-left text-base">
      <thead>
        <tr className="border-rule border-b text-soft">
          <th className="py-2 font-medium">游戏</th>
          {SYSTEMS.map((system) => (
            <th key={system} className="w-1/3 py-2 font-medium">
              {system}区 · 居中
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ game, sides }) => (
          <tr key={game} className="border-rule border-b last:border-0">
            <th scope="row" className="py-3 font-medium">
              {game}
            </th>
            {sides.map((rows, at) => (
              <td key={SYSTEMS[at]} className="py-3">
                {rows.length === 0 ? (
                  <span className="text-soft">暂无在售</span>
                ) : (
                  <>
                    <span className="mr-3 font-bold text-price text-xl">
                      ¥{roundYuan(middleFen(rows))}
                    </span>
                    <span className="text-soft">{rows.length} 个</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
