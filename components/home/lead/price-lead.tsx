import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { pickRows, type StorefrontView } from "@/lib/home/storefront-view";
import { priceLevels } from "@/lib/landing/price-levels";

/** Upper bounds of the levels, in yuan. */
const BOUNDS = [200, 500, 1000, 3000, 20_000] as const;
const EACH = 3;

/** Accounts by price: a column per price level, a few accounts in each. */
export function PriceLead({ storefront }: { storefront: StorefrontView }) {
  const levels = priceLevels(storefront, ["账号"], BOUNDS).filter(({ rows }) => rows.length > 0);
  return (
    <section className="mt-6 rounded-l bg-white p-6 shadow-card">
      <h2 className="font-semibold text-lg">按预算挑账号</h2>
      <ol className="mt-4 flex gap-5 narrow:flex-wrap">
        {levels.map(({ bound, rows }, index) => (
          <li key={bound} className="min-w-0 flex-1 narrow:min-w-[200px]">
            <h3 className="figures rounded-s bg-tint px-3 py-2 font-semibold text-primary-strong">
              {index === levels.length - 1 && index > 0
                ? `${levels[index - 1]?.bound} 元以上`
                : `${bound} 元以内`}
            </h3>
            <ul className="mt-2">
              {pickRows(rows, EACH, { perGame: 1 }).map((row) => (
                <li key={row.id} className="border-line border-b last:border-0">
                  <a
                    href={goodsAddress(row.id)}
                    className="flex items-center gap-3 py-2.5 hover:text-primary-strong"
                  >
                    <Cover url={row.cover} size={64} eager className="rounded-s" />
                    <span className="min-w-0">
                      <span className="wrap-anywhere line-clamp-2 leading-5">
                        <bdi>{row.name}</bdi>
                      </span>
                      <RowPrice row={row} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
