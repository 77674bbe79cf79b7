import { Cover } from "@/components/home/cover";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/goods/goods-address";
import { type MarketView, pickRows } from "@/lib/home/market-view";

/** What can be rented: one large, the others in a tight list beside it. */
export function RentShelf({ market }: { market: MarketView }) {
  const [first, ...more] = pickRows(market.hot, 6, { kinds: ["租号"] });
  if (first === undefined) return null;
  return (
    <section className="bg-ground py-24">
      <div className="container-page">
        <h2 className="font-semibold text-2xl">现在就能租</h2>
        <div className="mt-10 grid grid-cols-[460px_1fr] gap-14">
          <a
            href={goodsAddress(first.id)}
            className="group relative block overflow-hidden rounded-l"
          >
            <Cover
              url={first.cover}
              size={460}
              className="transition-transform group-hover:scale-[1.02]"
            />
            <span className="absolute inset-x-0 bottom-0 bg-[#180c08]/90 p-6 text-white">
              <span className="line-clamp-2 font-medium text-lg">{first.name}</span>
              <span className="mt-2 flex items-baseline justify-between">
                <span className="text-white/80">{first.game}</span>
                <span className="figures font-semibold text-spark text-xl">¥{first.price}</span>
              </span>
            </span>
          </a>
          <ul className="flex flex-col justify-between">
            {more.map((row) => (
              <li key={row.id} className="border-line-strong border-b last:border-0">
                <a href={goodsAddress(row.id)} className="group flex items-center gap-5 py-3">
                  <Cover url={row.cover} size={64} className="rounded-m" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium text-base group-hover:text-primary-strong">
                      {row.name}
                    </span>
                    <span className="mt-1 block text-ink-2">
                      {row.game} · {row.kind}
                    </span>
                  </span>
                  <Price yuan={row.price} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
