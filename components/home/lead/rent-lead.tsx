import { Cover } from "@/components/listing/cover";
import { GameMark } from "@/components/listing/game-mark";
import { RowPrice } from "@/components/listing/row-price";
import { gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";

const GAMES = 8;
/** As many fit below each other. */
const FEW = 4;
const CHEAPEST = 5;

/** The lowest hourly price per game, beside the cheapest rentals. */
export function RentLead({ storefront }: { storefront: StorefrontView }) {
  const games = estimates(storefront, ["租号"]).slice(0, GAMES);
  const rows = chooseGoods(storefront, { kinds: ["租号"], by: "price-asc" }, CHEAPEST);
  return (
    <div className="mt-6 grid grid-cols-[1fr_480px] gap-6 narrow:grid-cols-1">
      <section className="rounded-l bg-white p-6 shadow-card">
        <h2 className="font-semibold text-lg">玩一小时，多少钱</h2>
        <ul
          className={`figures mt-3 grid gap-x-6 small:grid-cols-1 ${games.length > FEW ? "grid-cols-2" : ""}`}
        >
          {games.map(({ game, lowFen, pricesFen }) => {
            return (
              <li key={game} className="border-line border-b">
                <a
                  href={gameHref({ game, kind: "rent" })}
                  className="flex items-center gap-3 py-3 hover:text-primary-strong"
                >
                  <GameMark game={game} className="size-10" />
                  <span className="flex-1">
                    <span className="block font-medium">{game}</span>
                    <span className="text-ink-3 text-xs">{pricesFen.length} 个可租</span>
                  </span>
                  <span className="font-semibold text-lg text-price">
                    ¥{yuanText(lowFen)}
                    <span className="font-normal text-ink-2 text-xs">/小时起</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="rounded-l bg-white p-6 shadow-card">
        <h2 className="font-semibold text-lg">现在最便宜的几个号</h2>
        <ol className="mt-3">
          {rows.map((row) => (
            <li key={row.id} className="border-line border-b last:border-0">
              <a
                href={goodsAddress(row.id)}
                className="flex items-center gap-3 py-2.5 hover:text-primary-strong"
              >
                <Cover url={row.cover} size={48} eager className="rounded-s" />
                <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">
                  <bdi>{row.name}</bdi>
                </span>
                <RowPrice row={row} />
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
