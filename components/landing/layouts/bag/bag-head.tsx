import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";
import { lotNumber } from "@/components/bag/lot-number";
import { Loupe } from "@/components/bag/loupe";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

const HUNG = 5;

/** The headline above bags on a rail, or beside the open register. None of the bags is for sale. */
export function BagHead({ page }: { page: LayoutProps<"bag"> }) {
  const { layout } = page;
  const { drawing } = layout;
  if ("rail" in drawing)
    return (
      <Section block={layout} className="pt-14 pb-10">
        <Opening page={page} kicker={layout.kicker} />
        <div className="relative mt-8">
          <span aria-hidden="true" className="absolute inset-x-0 top-0 h-3 rounded-full bg-glow" />
          <ol className="grid grid-cols-5 gap-6 small:grid-cols-2">
            {BAG_SHAPES.slice(0, HUNG).map((shape, index) => (
              <li key={shape.name} className="small:[&:nth-child(n+3)]:hidden">
                <span aria-hidden="true" className="mx-auto block h-12 w-1 bg-glow" />
                <Bag shape={shape} className="-mt-3 mx-auto block size-[212px] max-w-full" />
                <p className="figures mt-2 text-center">
                  <span className="mr-2 font-bold text-mark">{lotNumber(index)}</span>
                  {shape.name}
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-soft text-xs">{drawing.rail}</p>
        </div>
      </Section>
    );
  const [shape] = BAG_SHAPES;
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_680px] items-center gap-14 py-14 narrow:grid-cols-1"
    >
      <Opening page={page} kicker={layout.kicker} />
      <div
        data-ground="white"
        className="relative grid grid-cols-[1fr_240px] gap-4 rounded-m px-9 py-8 shadow-dialog small:grid-cols-1 small:px-5"
      >
        <div>
          <p className="border-on border-b-2 pb-3 font-semibold text-lg">{drawing.register}</p>
          <dl>
            {drawing.lines.map(([name, text]) => (
              <div
                key={name}
                className="grid grid-cols-[64px_1fr] items-center border-rule border-b py-3.5"
              >
                <dt className="font-semibold text-mark">{name}</dt>
                <dd className="text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {shape ? <Bag shape={shape} className="size-[240px] self-center" /> : null}
        <span
          aria-hidden="true"
          className="-right-6 -bottom-14 absolute w-[130px] -rotate-[38deg] drop-shadow-2xl small:hidden"
        >
          <Loupe wear={2} />
        </span>
      </div>
    </Section>
  );
}
