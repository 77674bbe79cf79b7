import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

const COLUMNS = ["A", "B", "C", "D", "E"];
const GRID =
  "grid grid-cols-[56px_90px_1fr_170px_130px_170px] narrow:grid-cols-[40px_64px_1fr_116px_84px_112px] small:grid-cols-[40px_1fr_auto]";

/** A spreadsheet of goods with one selected cell. */
export function SheetHero({ hero, page }: HeroProps<"sheet">) {
  const rows = chooseGoods(page.market, hero.goods, 9);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-end pt-16 pb-12" sub="max-w-[620px]" />
      <div className="container-page relative">
        <div data-ground="white" className="rounded-t-m shadow-dialog">
          <p className="flex items-center gap-3 px-5 py-3 font-medium">
            <span
              aria-hidden="true"
              className="grid size-6 grid-cols-2 gap-0.5 rounded-s bg-primary p-1"
            >
              {COLUMNS.slice(0, 4).map((cell) => (
                <span key={cell} className="bg-white" />
              ))}
            </span>
            {hero.file}
          </p>
          <p
            aria-hidden="true"
            className={`${GRID} border-rule border-y bg-panel text-center text-soft small:hidden`}
          >
            <span className="border-rule border-r" />
            {COLUMNS.map((letter) => (
              <span key={letter} className="border-rule border-r py-1">
                {letter}
              </span>
            ))}
          </p>
          <ul className="h-[392px] overflow-hidden small:h-auto small:border-rule small:border-t">
            {rows.map((row, index) => (
              <li key={row.id} className={`${GRID} items-stretch border-rule border-b`}>
                <span className="figures border-rule border-r bg-panel py-3.5 text-center text-soft small:row-span-2">
                  {index + 1}
                </span>
                <span className="grid place-items-center border-rule border-r small:hidden">
                  <Cover url={row.cover} size={36} className="rounded-[4px]" eager />
                </span>
                <a
                  href={goodsAddress(row.id)}
                  className="truncate border-rule border-r px-4 py-3.5 hover:text-mark small:col-span-2 small:whitespace-normal small:border-r-0 small:px-3 small:pb-0"
                >
                  {row.name}
                </a>
                <span className="border-rule border-r px-4 py-3.5 text-soft small:border-r-0 small:px-3 small:pt-1">
                  {row.game}
                </span>
                <span className="border-rule border-r px-4 py-3.5 text-soft small:hidden">
                  {row.kind}
                </span>
                <span
                  className={`figures relative px-4 py-3.5 text-right font-semibold small:px-3 small:pt-1 ${index === 2 ? "bg-spark text-ink outline-3 outline-primary" : "text-price"}`}
                >
                  {row.price}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HeroGround>
  );
}
