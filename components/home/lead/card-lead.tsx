import { Voucher } from "@/components/landing/parts/voucher";
import { gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { series } from "@/lib/landing/card-faces";
import { loadFaces } from "@/lib/landing/load-faces";

const [SHELVES, EACH] = [3, 5];
const GROUNDS = ["primary", "ink", "tint"] as const;

/** Shelves of cards, a game per shelf, from the smallest to the largest face value. */
export async function CardLead({ storefront }: { storefront: StorefrontView }) {
  const shelves = series(await loadFaces(storefront)).slice(0, SHELVES);
  return (
    <section className="mt-6 rounded-l bg-white px-6 pt-5 pb-6 shadow-card">
      <h2 className="font-semibold text-lg">从小面值，到大面值</h2>
      <ul className="mt-3 grid gap-5">
        {shelves.map(({ goodsId, game, faces }, shelf) => (
          <li
            key={goodsId}
            className="grid grid-cols-[132px_1fr] items-end gap-5 border-primary border-b-8 narrow:grid-cols-1 narrow:gap-2"
          >
            <h3 className="pb-4 font-medium text-base narrow:pb-0">
              <a
                href={gameHref({ game, kind: "card-key" })}
                className="hover:text-primary-strong hover:underline"
              >
                {game}
              </a>
            </h3>
            <ul className="grid grid-cols-5 gap-4 narrow:grid-cols-3 small:grid-cols-2">
              {faces.slice(0, EACH).map((face) => (
                <li key={face.key}>
                  <a href={goodsAddress(goodsId)} className="block hover:-translate-y-1">
                    <Voucher
                      face={face}
                      ground={GROUNDS[shelf] ?? "primary"}
                      className="h-[138px] rounded-b-none"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
