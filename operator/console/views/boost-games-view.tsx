import { hoursText } from "@storefront/contract/boosts/boost-hours";
import { hoursOf } from "@storefront/marketplace/boosts/boosts";
import type { BoostGame } from "../../boost-games/save-boost-game";
import { FormOutcome } from "./form-fields";
import { Card, Money, Table, Tag } from "./parts";

interface Props {
  games: readonly BoostGame[];
  canChange: boolean;
  done: string | undefined;
}

/** All boosted games with their price range, hours and state. */
export function BoostGamesView({ games, canChange, done }: Props) {
  return (
    <>
      <FormOutcome done={done ? "已保存；代练页、链接和价格会马上更新。" : undefined} />
      <Card title="可以代练的游戏" note="一个都不接单时，商店没有代练页，也没有通向它的链接">
        <Table
          caption="代练游戏"
          columns={[
            "编号",
            "游戏",
            "代练",
            "段位",
            "每颗星",
            "大区",
            "价格水平",
            "营业时间",
            ...(canChange ? ["操作"] : []),
          ]}
          empty="还没有代练游戏：商店不做代练。"
          rows={games.map((game) => (
            <tr>
              <td class="number">{game.id}</td>
              <td>{game.name}</td>
              <td>
                <Tag mood={game.onSale ? "good" : "quiet"}>{game.onSale ? "接单" : "不做"}</Tag>
              </td>
              <td>
                {game.ladder.at(0)?.name} → {game.ladder.at(-1)?.name}
              </td>
              <td class="right">
                <Money fen={game.ladder.at(0)?.fen ?? 0} /> 到{" "}
                <Money fen={game.ladder.at(-1)?.fen ?? 0} />
              </td>
              <td class="right">{game.partitions.length}</td>
              <td class="right">{game.pricePercent}%</td>
              <td>{hoursLabel(game)}</td>
              {canChange ? (
                <td>
                  <a href={`/admin/boost-games/${game.id}/edit`} aria-label={`编辑 ${game.name}`}>
                    编辑
                  </a>
                </td>
              ) : null}
            </tr>
          ))}
        />
        {canChange ? (
          <div class="save">
            <a class="button" href="/admin/boost-games/new">
              新的代练游戏
            </a>
            <a class="button" href="/admin/boosters">
              代练人员
            </a>
          </div>
        ) : null}
      </Card>
    </>
  );
}

function hoursLabel(game: BoostGame): string {
  const hours = hoursOf(game);
  return hours ? hoursText(hours) : "全天";
}
