import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE } from "./reflow";
import { Words } from "./words";

/** A museum wall: one large and two small works, each with a plaque, above a floor. */
export function GalleryHero({ hero, page }: HeroProps<"gallery">) {
  const [first, ...more] = chooseGoods(page.market, hero.goods, 3);
  return (
    <HeroGround hero={hero}>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-28 border-glow border-t-4 bg-panel"
      />
      <div
        className={`container-page relative grid h-[760px] grid-cols-[480px_1fr] gap-14 pt-20 ${BESIDE} narrow:pb-36 small:pt-10`}
      >
        <div>
          <Words hero={hero} page={page} />
          <GetApp app={page.app} surface={hero.surface} className="mt-12" />
        </div>
        <div className="drawn-664 grid grid-cols-[404px_1fr] items-start gap-12">
          {first ? <Work row={first} size={340} plaque={hero.plaque} /> : null}
          <div className="grid gap-7">
            {more.map((row) => (
              <Work key={row.id} row={row} size={100} />
            ))}
          </div>
        </div>
      </div>
    </HeroGround>
  );
}

function Work({ row, size, plaque }: { row: GoodsRow; size: number; plaque?: string }) {
  return (
    <a href={goodsAddress(row.id)} className="group block" style={{ width: size + 64 }}>
      <span className="block border-[12px] border-glow bg-white p-5 shadow-dialog">
        <Cover url={row.cover} size={size} eager={plaque !== undefined} />
      </span>
      <span
        data-ground="white"
        className={`mt-4 block border border-rule px-4 py-2.5 shadow-card ${plaque ? "ml-auto w-[300px]" : ""}`}
      >
        {plaque ? <span className="block text-soft text-xs">{plaque}</span> : null}
        <span className="block truncate font-medium group-hover:text-mark">{row.name}</span>
        <span className="figures font-semibold text-price">¥{row.price}</span>
      </span>
    </a>
  );
}
