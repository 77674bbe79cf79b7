import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";

/** The shelf: the shapes there are, and what tells the age of each. */
export function Gallery() {
  return (
    <section className="container-page py-20">
      <h2 className="font-bold text-2xl">每种款式，旧的地方不一样</h2>
      {[BAG_SHAPES.slice(0, 4), BAG_SHAPES.slice(4)].map((row) => (
        <div key={row[0]?.name} className="mt-10">
          <ul className="grid grid-cols-4">
            {row.map((shape) => (
              <li key={shape.name} className="flex justify-center">
                <span className="block size-[230px]">
                  <Bag shape={shape} />
                </span>
              </li>
            ))}
          </ul>
          <div className="-mt-6 grid h-[64px] grid-cols-4 items-center rounded-s bg-white shadow-card">
            {row.map(({ name, note }) => (
              <p key={name} className="text-center text-base">
                <span className="font-semibold">{name}</span>
                <span className="ml-3 text-ink-2 text-sm">{note}</span>
              </p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
