"use client";

import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Estimate } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { ChooseEstimate } from "./choose-estimate";
import { useEstimate } from "./use-estimate";

const CHIP =
  "rounded-s bg-panel px-3.5 py-1.5 font-medium hover:bg-white data-checked:bg-glow data-checked:text-over";

interface Props {
  estimates: readonly Estimate[];
  first: Estimate;
  /** Content above and below the choice. */
  words: ReactNode;
  download: ReactNode;
  /** Back and front of the pocket, with the slip between them. */
  back: ReactNode;
  front: ReactNode;
}

/** Choosing a game shows its current prices on a slip that comes out of the pocket. */
export function PocketEstimator({ estimates, first, words, download, back, front }: Props) {
  const choice = useEstimate(estimates, first);
  const { estimate } = choice;
  return (
    <>
      <div className="py-16">
        {words}
        <ChooseEstimate
          choice={choice}
          legends={["你的号是哪款游戏", "和哪一类比"]}
          chip={CHIP}
          spaces={["mt-9", "mt-5"]}
        />
        {download}
      </div>
      <div className="relative h-full narrow:not-small:drawn-half-572 narrow:h-[780px] narrow:w-[572px] narrow:self-end small:flow-root small:h-auto small:w-auto">
        <Pocketed>{back}</Pocketed>
        <Slip key={`${estimate.game} ${estimate.kind}`} estimate={estimate} />
        <Pocketed>{front}</Pocketed>
      </div>
    </>
  );
}

/** The decorative pocket: on narrow pages its sides are cropped, but not the slip. */
function Pocketed({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none contents small:absolute small:bottom-0 small:left-1/2 small:block small:h-[470px] small:w-[572px] small:-translate-x-1/2 small:[zoom:0.8]">
      {children}
    </div>
  );
}

/** The slip: median price large, lowest and highest below, and the listings behind them. */
function Slip({ estimate }: { estimate: Estimate }) {
  const { game, kind, unit, lowFen, medianFen, highFen, pricesFen, shown } = estimate;
  const single = pricesFen.length === 1;
  return (
    <div
      data-ground="white"
      className="absolute top-12 left-[76px] h-[520px] w-[420px] animate-from-pocket rounded-t-m px-8 pt-7 shadow-dialog small:relative small:top-0 small:left-0 small:mx-auto small:mt-6 small:h-auto small:w-auto small:max-w-[420px] small:mb-44 small:px-6 small:pb-32"
    >
      <p className="flex items-baseline justify-between border-rule border-b pb-3.5">
        <span className="font-semibold text-lg">
          {game} · {kind}
        </span>
        <span className="figures text-soft">在售 {pricesFen.length} 件</span>
      </p>
      <p className="mt-4 text-soft">{single ? "架上只有这一件，标价" : "架上居中的价"}</p>
      <p className="figures font-black text-[60px] text-price leading-[68px] small:text-[48px] small:leading-[56px]">
        <span className="text-2xl">¥</span>
        {yuanText(medianFen)}
        <span className="ml-1 font-medium text-base text-soft">{unit}</span>
      </p>
      {single ? null : (
        <dl className="figures mt-3 flex items-center gap-4 text-base">
          <div className="flex gap-2">
            <dt className="text-soft">最低</dt>
            <dd className="font-semibold">¥{yuanText(lowFen)}</dd>
          </div>
          <div className="flex flex-1 items-center gap-2 before:mr-2 before:h-0.5 before:flex-1 before:bg-glow">
            <dt className="text-soft">最高</dt>
            <dd className="font-semibold">¥{yuanText(highFen)}</dd>
          </div>
        </dl>
      )}
      <ul className="mt-4 border-rule border-t">
        {shown.map(({ id, name, fen, place }) => (
          <li key={id} className="border-rule border-b border-dashed">
            <a href={goodsAddress(id)} className="group flex items-center gap-3 py-2.5">
              <span className="shrink-0 rounded-s bg-panel px-1.5 text-xs">{place}</span>
              <span className="min-w-0 flex-1 truncate group-hover:text-mark small:whitespace-normal">
                {name}
              </span>
              <span className="figures shrink-0 font-semibold text-price">¥{fenToYuan(fen)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
