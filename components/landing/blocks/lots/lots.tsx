import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";
import { lotNumber } from "@/components/bag/lot-number";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Bags on two wardrobe shelves, with numbered slips that say where each shape shows its age. */
export function Lots({ block }: BlockProps<"lots">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul className="mt-12 grid grid-cols-4 gap-y-14 small:mt-8 small:grid-cols-2 small:gap-y-10">
        {BAG_SHAPES.map((shape, index) => (
          <li key={shape.name}>
            <div className="border-glow border-b-[10px] px-9 narrow:px-4 small:px-3">
              <Bag
                shape={shape}
                className="mx-auto -mb-5 block size-[212px] narrow:h-auto narrow:w-full narrow:max-w-[212px]"
              />
            </div>
            <div className="flex items-baseline gap-3 px-9 pt-4 narrow:px-4 small:gap-2 small:px-1.5">
              <span className="figures font-bold text-mark text-xl small:text-lg">
                {lotNumber(index)}
              </span>
              <div>
                <h3 className="font-semibold text-base">{shape.name}</h3>
                <p className="mt-0.5 text-soft">{shape.note}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
