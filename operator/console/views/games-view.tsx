import type { Game } from "../../games/read-games";
import { FormOutcome } from "./form-fields";
import { Card, Table } from "./parts";

interface Props {
  games: readonly Game[];
  canChange: boolean;
  done: string | undefined;
}

export function GamesView({ games, canChange, done }: Props) {
  return (
    <>
      <FormOutcome done={done ? "已保存；商品页和列表会马上更新。" : undefined} />
      <Card title="全部游戏" note="有过商品的游戏；新游戏随它的第一件商品出现">
        <Table
          caption="游戏"
          columns={[
            "游戏",
            "地址",
            "在售",
            "别名",
            "商品可以写明的属性",
            ...(canChange ? ["操作"] : []),
          ]}
          empty="还没有游戏。"
          rows={games.map(({ name, slug, listings, facts, aliases }) => (
            <tr>
              <td>{name}</td>
              <td class="number">{slug}</td>
              <td class="right">{listings}</td>
              <td>{aliases.join("、") || <span class="dim">没有</span>}</td>
              <td class="wide">
                {Object.values(facts)
                  .map(({ title }) => title)
                  .join("、") || <span class="dim">还没有：它的列表只能按价格筛选</span>}
              </td>
              {canChange ? (
                <td>
                  <a href={`/admin/games/${slug}/edit`} aria-label={`编辑 ${name}`}>
                    编辑
                  </a>
                </td>
              ) : null}
            </tr>
          ))}
        />
      </Card>
    </>
  );
}
