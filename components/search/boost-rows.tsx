import { hoursText } from "@storefront/contract/boosts/boost-hours";
import type { BoostGame } from "@/lib/boost/games";
import { BOOST_PROMISE } from "@/lib/constants";

/** Most games that are shown. */
const MOST = 3;

/** The boosts that a search means, above its results: boosting is priced by rank on a page of its own, not sold as a listing. */
export function BoostRows({ games }: { games: readonly BoostGame[] }) {
  if (games.length === 0) return null;
  return (
    <ul aria-label="代练" className="mt-4 flex flex-col gap-2">
      {games.slice(0, MOST).map(({ id, name, hours }) => (
        <li key={id}>
          <a
            href={`/practicePage?game_id=${id}`}
            className="flex items-center gap-6 rounded-m bg-white px-6 py-4 border border-transparent shadow-card hover:border-primary small:flex-wrap small:gap-3 small:px-4"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold text-base">{name} 代练</span>
              <span className="mt-0.5 block text-ink-2">
                选起点和终点段位，价格和工时当场算清。{BOOST_PROMISE}。
                {hours === null ? null : `接单时间 ${hoursText(hours)}。`}
              </span>
            </span>
            <span className="shrink-0 rounded-s bg-primary px-5 py-2.5 font-medium text-white">
              按段位算价
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
