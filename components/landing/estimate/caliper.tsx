import type { Estimate } from "@/lib/landing/estimates";
import { priceScale } from "@/lib/landing/price-scale";
import { yuanText } from "@/lib/landing/yuan-text";
import { CrabClaw, CrabShell } from "../parts/crab-drawing";
import { customProperties } from "../parts/custom-properties";

/** Space beyond the ruler's ends for the claws, and the widths of claws and shell. */
const MEASURES =
  "[--claw:124px] [--edge:172px] [--shell:300px] small:[--claw:62px] small:[--edge:66px] small:[--shell:240px]";
/** Length of the ruler at full page width, in pixels. */
const FULL = 856;

const WALK = "absolute transition-[left,width] duration-500 ease-out";

interface Props {
  estimate: Estimate;
  /** Price at the end of the ruler. */
  topFen: number;
  /** Labels of the left claw, the shell and the right claw. */
  signs: readonly [string, string, string];
}

/** Converts pixels of the full ruler to a share of it; rounded up, since a fraction below a pixel renders blurred. */
const share = (pixels: number) => Math.ceil((pixels / FULL) * 1e6) / 1e6;

/** A crab as calipers: claws at the lowest and highest price, shell at the median, one dot per listing. */
export function Caliper({ estimate, topFen, signs: [left, middle, right] }: Props) {
  const { game, lowFen, medianFen, highFen, pricesFen, unit } = estimate;
  const scale = priceScale(topFen);
  const pixels = (fen: number) => Math.round(scale.at(fen) * FULL);
  const at = (fen: number) => `(var(--edge) + (100% - 2 * var(--edge)) * ${share(pixels(fen))})`;
  const [low, high] = [at(lowFen), at(highFen)];
  return (
    <div className={`relative mt-10 h-[478px] small:h-[352px] ${MEASURES}`}>
      <span
        aria-hidden="true"
        className={`${WALK} top-[150px] h-4 rounded-full bg-glow small:top-[118px] small:h-2.5`}
        style={{
          left: `calc(${low} - var(--claw) / 2)`,
          width: `calc((100% - 2 * var(--edge)) * ${share(pixels(highFen) - pixels(lowFen))} + var(--claw))`,
        }}
      />
      <div
        className={`${WALK} top-0 w-(--shell)`}
        style={{
          left: `clamp(0px, ${at(medianFen)} - var(--shell) / 2, 100% - var(--shell))`,
        }}
      >
        <CrabShell className="absolute small:h-auto small:w-full" />
        <p className="relative pt-[62px] text-center text-over small:pt-12">
          <span className="block font-medium leading-5">
            {pricesFen.length === 1 ? "只有这一件" : middle}
          </span>
          <span className="figures block font-black text-[34px] leading-10 small:text-[26px] small:leading-8">
            ¥{yuanText(medianFen)}
            <span className="font-medium text-base">{unit}</span>
          </span>
          <span className="figures block leading-5">在售 {pricesFen.length} 件</span>
        </p>
      </div>
      <span
        aria-hidden="true"
        className={`${WALK} top-[156px] small:top-[122px]`}
        style={{ left: `calc(${low} - var(--claw))` }}
      >
        <CrabClaw className="small:h-auto small:w-(--claw)" />
      </span>
      <span
        aria-hidden="true"
        className={`${WALK} top-[156px] small:top-[122px]`}
        style={{ left: `calc(${high})` }}
      >
        <CrabClaw className="-scale-x-100 small:h-auto small:w-(--claw)" />
      </span>
      <div
        aria-hidden="true"
        data-ground="white"
        className="absolute inset-x-0 top-[294px] h-[72px] rounded-s shadow-dialog small:top-[191px]"
      >
        {scale.marks.map((yuan) => (
          <span
            key={yuan}
            className="-translate-x-1/2 figures group absolute top-0 flex flex-col items-center text-soft small:text-xs"
            style={{ left: `calc(${at(yuan * 100)})` }}
          >
            <span className="h-7 w-0.5 bg-on" />
            <span className="mt-2 small:not-group-nth-[4n+1]:invisible">¥{yuan}</span>
          </span>
        ))}
        {Array.from(new Set(pricesFen), (fen) => (
          <span
            key={`${game} ${fen}`}
            className="-translate-x-1/2 absolute top-2 size-3 rounded-full border-2 border-white bg-price"
            style={{ left: `calc(${at(fen)})` }}
          />
        ))}
      </div>
      {pricesFen.length === 1 ? null : (
        <>
          <p
            className={`${WALK} top-[376px] left-(--before) w-[162px] text-right small:top-[276px] small:left-0 small:w-1/2 small:text-left`}
            style={customProperties({ "--before": `calc(${low} - 170px)` })}
          >
            <span className="block">{left}</span>
            <span className="figures block font-bold text-xl">¥{yuanText(lowFen)}</span>
          </p>
          <p
            className={`${WALK} top-[376px] left-(--after) w-[162px] small:top-[276px] small:left-1/2 small:w-1/2 small:text-right`}
            style={customProperties({ "--after": `calc(${high} + 8px)` })}
          >
            <span className="block">{right}</span>
            <span className="figures block font-bold text-xl">¥{yuanText(highFen)}</span>
          </p>
        </>
      )}
    </div>
  );
}
