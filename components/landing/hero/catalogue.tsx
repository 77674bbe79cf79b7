import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES, type BagShape } from "@/components/bag/bag-shapes";
import { lotNumber } from "@/components/bag/lot-number";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE } from "./reflow";
import { Words } from "./words";

const SMALL = BAG_SHAPES.slice(1, 6);

/** A spread of an auction catalogue: title page, and a plate with numbered lots. None of the bags is for sale. */
export function CatalogueHero({ hero, page }: HeroProps<"catalogue">) {
  const [first] = BAG_SHAPES;
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid grid-cols-[1fr_660px] gap-14 py-14 ${BESIDE} small:py-8`}
      >
        <div className="flex flex-col justify-between border-on border-y-4 border-double py-10 small:py-6">
          <Words hero={hero} page={page} />
          <dl className="mt-8 grid gap-2.5 text-base">
            {hero.lines.map(([name, text]) => (
              <div key={name} className="flex items-baseline gap-3">
                <dt className="font-semibold">{name}</dt>
                <span aria-hidden="true" className="flex-1 border-rule border-b-2 border-dotted" />
                <dd className="text-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
        <figure data-ground="white" className="drawn-660 shadow-dialog narrow:self-center">
          <ol className="grid grid-cols-3 grid-rows-[216px_216px_216px]">
            {first ? <Lot shape={first} index={0} seal={hero.seal} /> : null}
            {SMALL.map((shape, index) => (
              <Lot key={shape.name} shape={shape} index={index + 1} />
            ))}
          </ol>
          <figcaption className="border-rule border-t px-6 py-3 text-soft text-xs">
            {hero.caption}
          </figcaption>
        </figure>
      </div>
    </HeroGround>
  );
}

function Lot({ shape, index, seal }: { shape: BagShape; index: number; seal?: string }) {
  const large = seal !== undefined;
  return (
    <li
      className={`relative border-rule border-r border-b ${large ? "col-span-2 row-span-2" : ""} ${index === 1 || index === 2 || index === 5 ? "border-r-0" : ""} ${index > 2 ? "border-b-0" : ""}`}
    >
      <p className={`absolute left-5 ${large ? "top-5" : "top-3"}`}>
        <span
          className={`figures font-bold text-mark ${large ? "block text-3xl" : "mr-2 text-lg"}`}
        >
          {lotNumber(index)}
        </span>
        <span className={large ? "block font-semibold text-lg" : "text-soft text-xs"}>
          {shape.name}
        </span>
        <span className={large ? "block text-soft" : "sr-only"}>{shape.note}</span>
      </p>
      <Bag
        shape={shape}
        className={
          large ? "absolute right-6 bottom-2 size-[350px]" : "mx-auto mt-6 block size-[172px]"
        }
      />
      {large ? <HangTag text={seal} /> : null}
    </li>
  );
}

/** The sealed tag at the handle of the first lot. */
function HangTag({ text }: { text: string }) {
  return (
    <span className="absolute top-[140px] left-[312px] flex w-[96px] flex-col items-end">
      <svg viewBox="0 0 60 48" className="-mb-3 h-12 w-15 self-start" aria-hidden="true">
        <path
          d="M4 2C34-4 58 14 54 44"
          className="fill-none stroke-primary-strong"
          strokeWidth="2.5"
        />
      </svg>
      <span className="w-[74px] rotate-6 rounded-s border border-primary bg-tint px-2 pt-4 pb-3 text-center font-semibold text-primary-strong leading-5">
        {text}
      </span>
    </span>
  );
}
