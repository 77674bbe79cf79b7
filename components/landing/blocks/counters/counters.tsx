import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A shop counter per game: name on the sign, cards under the glass, number of kinds. */
export function Counters({ block, page }: BlockProps<"counters">) {
  const games = estimates(page.market, ["卡密"]).slice(0, 9);
  if (games.length === 0) return null;
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul className="mt-12 grid grid-cols-3 gap-x-7 gap-y-9 narrow:fit-260 narrow:gap-x-6 small:mt-9">
        {games.map(({ game, pricesFen, lowFen, highFen, shown }) => (
          <li key={game} className="flex flex-col">
            <div className="flex items-baseline justify-between rounded-t-m bg-glow px-6 py-3 text-over">
              <h3 className="font-semibold text-lg">{game}</h3>
              <span className="figures">{pricesFen.length} 种</span>
            </div>
            <ul className="flex-1 border-rule border-x-2 bg-panel px-6 py-2 narrow:px-5">
              {shown.map(({ id, name, cover, fen }) => (
                <li key={id} className="border-rule border-b last:border-0">
                  <a href={goodsAddress(id)} className="group flex items-center gap-3 py-2.5">
                    <Cover url={cover} size={40} className="rounded-s" />
                    <span className="min-w-0 flex-1 truncate group-hover:text-mark small:whitespace-normal">
                      {name.replace(game, "").trim()}
                    </span>
                    <span className="figures font-semibold text-price">¥{fenToYuan(fen)}</span>
                  </a>
                </li>
              ))}
            </ul>
            <p className="figures rounded-b-s border-glow border-t-4 bg-rule px-6 py-2 text-center">
              {lowFen === highFen
                ? `¥${yuanText(lowFen)}`
                : `¥${yuanText(lowFen)} – ${yuanText(highFen)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
