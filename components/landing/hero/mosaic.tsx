import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Columns to fill more than half of 1920 px, so that the wall extends beyond the page. */
const COLUMNS = 5;
const ROWS = 4;

/** A slightly tilted wall of goods on half of the page. */
export function MosaicHero({ hero, page }: HeroProps<"mosaic">) {
  const left = hero.side === "left";
  const goods = chooseGoods(page.market, hero.goods, COLUMNS * ROWS);
  return (
    <HeroGround hero={hero}>
      <div
        aria-hidden="true"
        className={`-top-24 absolute flex w-[1079px] -rotate-6 gap-4 small:-right-10 small:top-auto small:-bottom-64 small:left-auto small:[zoom:.66] ${left ? "right-[calc(50%+20px)] flex-row-reverse narrow:not-small:right-[calc(50%+64px)]" : "left-[calc(50%+20px)] narrow:not-small:left-[calc(50%+64px)]"}`}
      >
        {Array.from({ length: COLUMNS }, (_, column) => column).map((column) => (
          <div key={column} className="grid gap-4" style={{ marginTop: (column % 2) * 72 }}>
            {goods.slice(column * ROWS, column * ROWS + ROWS).map((row) => (
              <div key={row.id} className="relative overflow-hidden rounded-m">
                <Cover url={row.cover} size={203} eager />
                <span data-ground="white" className="absolute bottom-2 left-2 rounded-s px-2">
                  <RowPrice row={row} size="small" />
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="container-page relative flex min-h-[720px] items-center small:items-start small:pt-10 small:pb-[510px]">
        <div
          className={`w-[540px] narrow:w-1/2 narrow:py-14 small:w-full small:py-0 ${left ? "ml-auto" : ""}`}
        >
          <Words hero={hero} page={page} />
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
      </div>
    </HeroGround>
  );
}
