import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

const SHAPE = "polygon(50% 0, 100% 18%, 100% 100%, 0 100%, 0 18%)";

/** A very large price tag on a string, with the price of a real listing. */
export function TagHero({ hero, page }: HeroProps<"tag">) {
  const left = hero.side === "left";
  const [row] = chooseGoods(page.market, hero.goods, 1);
  return (
    <HeroGround hero={hero}>
      <Split
        hero={hero}
        page={page}
        last={left}
        className={`h-[740px] gap-16 ${left ? "grid-cols-[1fr_560px]" : "grid-cols-[560px_1fr]"}`}
      >
        <div className="drawn-500 relative flex h-full justify-center narrow:h-[740px]">
          <svg
            viewBox="0 0 40 120"
            className="absolute top-0 h-[120px] w-10 text-glow"
            aria-hidden="true"
          >
            <path d="M20 0C4 40 36 70 20 118" fill="none" stroke="currentColor" strokeWidth="4" />
          </svg>
          {row ? (
            <a
              href={goodsAddress(row.id)}
              className="absolute top-[76px] block origin-top rotate-3 drop-shadow-2xl"
            >
              <span
                data-ground="white"
                style={{ clipPath: SHAPE }}
                className="flex w-[420px] flex-col items-center px-9 pt-10 pb-9 text-center"
              >
                <span className="size-9 rounded-full border-[6px] border-glow" />
                <Cover url={row.cover} size={264} className="mt-16 rounded-m" eager />
                <span className="mt-4 text-base text-soft">{hero.label}</span>
                <span className="figures font-black text-[64px] text-price leading-[72px]">
                  <span className="text-2xl">¥</span>
                  {row.price}
                </span>
                <span className="mt-1 line-clamp-1 font-medium">{row.name}</span>
              </span>
            </a>
          ) : null}
        </div>
      </Split>
    </HeroGround>
  );
}
