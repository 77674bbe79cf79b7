import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";

/** A shelf with every bag shape, and where each shows its age. */
export function Gallery() {
  return (
    <section className="container-page py-20 small:py-14">
      <h2 className="text-balance font-bold text-2xl narrow:text-xl">每种款式，旧的地方不一样</h2>
      {[BAG_SHAPES.slice(0, 4), BAG_SHAPES.slice(4)].map((row) => (
        <div key={row[0]?.name} className="relative mt-10 small:mt-6">
          <div className="absolute inset-x-0 bottom-0 h-[64px] rounded-s bg-white shadow-card small:hidden" />
          <ul className="relative grid grid-cols-4 small:grid-cols-[repeat(auto-fill,minmax(130px,1fr))] small:gap-3">
            {row.map((shape) => (
              <li key={shape.name} className="flex flex-col items-center">
                <span className="block size-[230px] narrow:size-auto narrow:w-full narrow:max-w-[230px]">
                  <Bag shape={shape} />
                </span>
                <p className="-mt-6 h-[64px] pt-5 text-center text-base narrow:flex narrow:flex-wrap narrow:content-center narrow:justify-center narrow:pt-0 small:mt-0 small:h-auto small:w-full small:grow small:rounded-s small:bg-white small:px-2 small:py-2.5 small:shadow-card">
                  <span className="font-semibold">{shape.name}</span>
                  <span className="ml-3 text-ink-2 text-sm small:ml-0 small:w-full">
                    {shape.note}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
