import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Boosters } from "@/lib/app-info/read-app-info";
import type { Sold } from "@/lib/boost/sold";
import { BOOST_PROMISE } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";

/** Lines of the price list. */
const LINES = 4;

interface Props {
  /** Listings of boosting. */
  rows: readonly GoodsRow[];
  /** Boosts that were sold lately. */
  sold: readonly Sold[];
  boosters: Boosters;
}

/** The entry to boosting: its pricing, the boosters online, and recent prices. */
export function BoostBand({ rows, sold, boosters }: Props) {
  const { onlineBoosters: online, boosterAcceptS: accept } = boosters;
  const listed = rows.slice(0, LINES);
  const paid = sold.slice(0, LINES - listed.length);
  return (
    <section id="boost" className="container-page scroll-mt-4 pt-10">
      <div className="grid grid-cols-[1fr_560px] overflow-hidden rounded-l bg-ink text-white shadow-card narrow:grid-cols-1">
        <div className="flex flex-col items-start justify-between gap-5 px-10 py-8 small:px-6 small:py-6">
          <div>
            <h2 className="font-semibold text-xl">代练，先把价格算清</h2>
            <p className="mt-1 text-base text-white/80">
              选起点和终点段位，价格、工时、星数当场显示。{BOOST_PROMISE}。
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <a
              href="/practicePage"
              className="inline-flex h-11 items-center rounded-s bg-white px-6 font-medium text-base text-ink hover:bg-tint"
            >
              按段位算价
            </a>
            {online === null ? null : <Figure name="位代练在线" value={formatCount(online)} />}
            {accept === null ? null : <Figure name="秒平均接单" value={String(accept)} />}
          </div>
        </div>
        {listed.length + paid.length === 0 ? null : (
          <ul
            data-ground="ink"
            className="flex flex-col justify-center divide-y divide-white/15 bg-white/6 px-8 py-4 small:px-6"
          >
            {listed.map((row) => (
              <li key={row.id}>
                <a
                  href={goodsAddress(row.id)}
                  className="flex items-baseline justify-between gap-4 py-2.5 hover:underline small:flex-wrap"
                >
                  <span className="wrap-anywhere min-w-0 truncate small:whitespace-normal">
                    <bdi>{row.name}</bdi>
                  </span>
                  <RowPrice row={row} />
                </a>
              </li>
            ))}
            {paid.map(({ start, target, price }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and equal boosts may follow each other.
                key={index}
                className="flex items-baseline justify-between gap-4 py-2.5 small:flex-wrap"
              >
                <span>
                  <span className="text-white/70">刚成交 </span>
                  {start} → {target}
                </span>
                <span className="figures font-semibold text-base">¥{price}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className="flex items-baseline gap-1.5">
      <span className="figures font-semibold text-lg">{value}</span>
      <span className="text-white/80 text-xs">{name}</span>
    </span>
  );
}
