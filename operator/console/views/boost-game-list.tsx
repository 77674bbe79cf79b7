import { hoursText } from "@storefront/contract/boosts/boost-hours";
import { hoursOf } from "@storefront/marketplace/boosts/boosts";
import type { BoostGame } from "../../boost-games/save-boost-game";
import { Money, Tag } from "./parts";
import type { Columns } from "./table";

/** Columns of the boosted games: price range, hours and state. */
export const boostGameColumns = (canChange: boolean): Columns<BoostGame> => [
  ["编号", ({ id }) => id, "number"],
  ["游戏", ({ name }) => name],
  ["代练", ({ onSale }) => <Tag mood={onSale ? "good" : "quiet"}>{onSale ? "接单" : "不做"}</Tag>],
  ["段位", ({ ladder }) => `${ladder.at(0)?.name} → ${ladder.at(-1)?.name}`],
  ["每颗星", ({ ladder }) => <PriceRange ladder={ladder} />, "right"],
  ["大区", ({ partitions }) => partitions.length, "right"],
  ["价格水平", ({ pricePercent }) => `${pricePercent}%`, "right"],
  ["营业时间", (game) => hoursLabel(game)],
  canChange && [
    "操作",
    ({ id, name }) => (
      <a href={`/admin/boost-games/${id}/edit`} aria-label={`编辑 ${name}`}>
        编辑
      </a>
    ),
  ],
];

const PriceRange = ({ ladder }: Pick<BoostGame, "ladder">) => (
  <>
    <Money fen={ladder.at(0)?.fen ?? 0} /> 到 <Money fen={ladder.at(-1)?.fen ?? 0} />
  </>
);

function hoursLabel(game: BoostGame): string {
  const hours = hoursOf(game);
  return hours ? hoursText(hours) : "全天";
}

export const BoostGameLinks = () => (
  <div class="save">
    <a class="button" href="/admin/boost-games/new">
      新的代练游戏
    </a>
    <a class="button" href="/admin/boosters">
      代练人员
    </a>
  </div>
);
