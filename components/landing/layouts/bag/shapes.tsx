import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";
import { lotNumber } from "@/components/bag/lot-number";
import { Band } from "../../parts/section";

/** Bags on two wardrobe shelves, with numbered slips that say where each shape shows its age. */
export function Shapes({ title, lead }: { title: string; lead: string }) {
  return (
    <Band block={{ surface: "white", title, lead }}>
      <ul className="mt-10 grid grid-cols-4 gap-y-12 small:grid-cols-2 small:gap-y-8">
        {BAG_SHAPES.map((shape, index) => (
          <li key={shape.name}>
            <div className="border-glow border-b-[10px] px-9 narrow:px-4 small:px-3">
              <Bag
                shape={shape}
                className="-mb-5 mx-auto block size-[200px] narrow:h-auto narrow:w-full narrow:max-w-[200px]"
              />
            </div>
            <div className="flex items-baseline gap-3 px-9 pt-4 narrow:px-4 small:px-1.5">
              <span className="figures font-bold text-mark text-xl">{lotNumber(index)}</span>
              <div>
                <h3 className="font-semibold text-base">{shape.name}</h3>
                <p className="mt-0.5 text-soft">{shape.note}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
