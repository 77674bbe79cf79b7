import { Climb } from "@/components/boost/climb";
import { SoldLines } from "@/components/boost/sold-lines";
import type { Boosters } from "@/lib/app-info/read-app-info";
import type { BoostGame } from "@/lib/boost/games";
import { loadTrees } from "@/lib/boost/load-boost";
import type { Sold } from "@/lib/boost/sold";
import { BOOST_PROMISE } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";

const LINES = 5;

interface Props {
  game: BoostGame;
  sold: readonly Sold[];
  boosters: Boosters;
}

/** The ladder of ranks with recent prices of climbs, and the link to the price form. */
export async function BoostLead({ game, sold, boosters }: Props) {
  const trees = await loadTrees(game.id);
  const { onlineBoosters: online, boosterAcceptS: accept } = boosters;
  const tiers = trees?.starts ?? [];
  const [first, last] = [tiers[0], tiers.at(-1)];
  return (
    <section
      id="boost"
      data-ground="ink"
      className="mt-6 grid scroll-mt-4 grid-cols-[1fr_420px] gap-10 rounded-l p-8 shadow-card narrow:grid-cols-1 small:p-5"
    >
      <div className="flex flex-col">
        <h2 className="font-semibold text-xl">
          {game.name === "" ? "" : `${game.name}：`}从哪一级，打到哪一级
        </h2>
        <p className="figures mt-1 text-soft">
          {online === null ? "" : `${formatCount(online)} 位代练在线，`}
          {accept === null ? "" : `平均 ${accept} 秒接单，`}
          {BOOST_PROMISE}。
        </p>
        <div className="mt-6 flex h-[220px]">
          <Climb tiers={tiers} from={first?.id ?? null} to={last ? [last.id] : []} />
        </div>
      </div>
      <div className="flex flex-col">
        <h3 className="font-medium text-base">刚打完的，花了多少</h3>
        <SoldLines sold={sold} most={LINES} className="mt-2 flex-1" lineClassName="py-2.5" />
        <a
          href="/practicePage"
          className="mt-5 inline-flex h-12 items-center justify-center rounded-s bg-glow px-6 font-semibold text-base text-over hover:underline"
        >
          按我的段位算价
        </a>
      </div>
    </section>
  );
}
