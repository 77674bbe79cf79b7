import type { Estimate } from "@/lib/landing/estimates";
import { priceScale } from "@/lib/landing/price-scale";
import { yuanText } from "@/lib/landing/yuan-text";
import { Claw, Shell } from "../parts/crab";

/** Where the ruler's ends are, in pixels of the 1200: beyond them the claws have their room. */
const [FROM, TO] = [172, 1028];

const WALK = "absolute transition-[left,width] duration-500 ease-out";

interface Props {
  estimate: Estimate;
  /** What stands at the ruler's end. */
  topFen: number;
  /** What the left claw, the shell and the right claw are called. */
  signs: readonly [string, string, string];
}

/** A crab as a pair of calipers: claws at the cheapest and the dearest, its shell at the middle, a dot for every listing. */
export function Caliper({ estimate, topFen, signs: [left, middle, right] }: Props) {
  const { game, lowFen, medianFen, highFen, pricesFen, unit } = estimate;
  const scale = priceScale(topFen);
  const at = (fen: number) => Math.round(FROM + (TO - FROM) * scale.at(fen));
  const [low, high] = [at(lowFen), at(highFen)];
  return (
    <div className="relative mt-10 h-[478px]">
      <span
        aria-hidden="true"
        className={`${WALK} top-[150px] h-4 rounded-full bg-glow`}
        style={{ left: low - 60, width: high - low + 120 }}
      />
      <div className={`${WALK} top-0 w-[300px]`} style={{ left: at(medianFen) - 150 }}>
        <Shell className="absolute" />
        <p className="relative pt-[62px] text-center text-over">
          <span className="block font-medium leading-5">
            {pricesFen.length === 1 ? "只有这一件" : middle}
          </span>
          <span className="figures block font-black text-[34px] leading-10">
            ¥{yuanText(medianFen)}
            <span className="font-medium text-base">{unit}</span>
          </span>
          <span className="figures block leading-5">在售 {pricesFen.length} 件</span>
        </p>
      </div>
      <span aria-hidden="true" className={`${WALK} top-[156px]`} style={{ left: low - 124 }}>
        <Claw />
      </span>
      <span aria-hidden="true" className={`${WALK} top-[156px]`} style={{ left: high }}>
        <Claw className="-scale-x-100" />
      </span>
      <div
        aria-hidden="true"
        data-ground="white"
        className="absolute inset-x-0 top-[294px] h-[72px] rounded-s shadow-dialog"
      >
        {scale.marks.map((yuan) => (
          <span
            key={yuan}
            className="-translate-x-1/2 figures absolute top-0 flex flex-col items-center text-soft"
            style={{ left: at(yuan * 100) }}
          >
            <span className="h-7 w-0.5 bg-on" />
            <span className="mt-2">¥{yuan.toLocaleString("en-US")}</span>
          </span>
        ))}
        {Array.from(new Set(pricesFen), (fen) => (
          <span
            key={`${game} ${fen}`}
            className="-translate-x-1/2 absolute top-2 size-3 rounded-full border-2 border-white bg-price"
            style={{ left: at(fen) }}
          />
        ))}
      </div>
      {pricesFen.length === 1 ? null : (
        <>
          <p className={`${WALK} top-[376px] w-[162px] text-right`} style={{ left: low - 170 }}>
            <span className="block">{left}</span>
            <span className="figures block font-bold text-xl">¥{yuanText(lowFen)}</span>
          </p>
          <p className={`${WALK} top-[376px] w-[162px]`} style={{ left: high + 8 }}>
            <span className="block">{right}</span>
            <span className="figures block font-bold text-xl">¥{yuanText(highFen)}</span>
          </p>
        </>
      )}
    </div>
  );
}
