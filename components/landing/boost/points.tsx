import { Cover } from "@/components/home/cover";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/goods/goods-address";
import { type MarketView, pickRows } from "@/lib/home/market-view";
import { BOOST_POINTS } from "../copy/boost";

/** The four selling points on the left; what to buy for the climb on the right. */
export function BoostPoints({ market }: { market: MarketView }) {
  const rows = pickRows(market.hot, 5, { kinds: ["代练", "代充", "卡密"], perGame: 1 });
  return (
    <section className="bg-ground py-24">
      <div className="container-page grid grid-cols-[1fr_480px] items-center gap-20">
        <div>
          <h2 className="font-semibold text-2xl">钱花在打上去这件事上</h2>
          <dl className="mt-10 grid grid-cols-2 gap-x-12 gap-y-10">
            {BOOST_POINTS.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-semibold text-lg text-primary-strong">{name}</dt>
                <dd className="mt-2 text-base text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {rows.length > 0 ? (
          <div className="rounded-l bg-white p-8 shadow-card">
            <h3 className="font-semibold text-lg">开打之前，顺手备齐</h3>
            <ul className="mt-4">
              {rows.map((row) => (
                <li key={row.id} className="border-line border-b last:border-0">
                  <a href={goodsAddress(row.id)} className="group flex items-center gap-4 py-3">
                    <Cover url={row.cover} size={48} className="rounded-s" />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate group-hover:text-primary-strong">
                        {row.name}
                      </span>
                      <span className="block text-ink-3 text-xs">
                        {row.game} · {row.kind}
                      </span>
                    </span>
                    <Price yuan={row.price} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
