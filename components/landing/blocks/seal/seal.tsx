import { SealTag, TAG_SPOTS } from "@/components/bag/seal-tag";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The sealed tag, very large, with the purpose of each part. */
export function Seal({ block }: BlockProps<"seal">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[440px_1fr] items-center gap-28 py-20 narrow:grid-cols-[auto_1fr] narrow:gap-12 small:grid-cols-1 small:gap-8"
    >
      <div className="relative narrow:[zoom:0.74] small:mx-auto small:w-[440px] small:[zoom:0.62]">
        <SealTag title={block.tag} lines={block.lines} />
        {TAG_SPOTS.slice(0, block.notes.length).map(([x, y], index) => (
          <span
            key={`${x} ${y}`}
            aria-hidden="true"
            className="-translate-x-1/2 -translate-y-1/2 figures absolute grid size-9 place-items-center rounded-full border-2 border-under bg-glow font-bold text-base text-over"
            style={{ left: x, top: y }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <div>
        <Title block={block} />
        <ol className="mt-10">
          {block.notes.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[56px_140px_1fr] items-baseline border-rule border-t py-5 text-base last:border-b narrow:grid-cols-[48px_1fr] narrow:gap-y-1"
            >
              <span className="figures font-bold text-mark text-xl">{index + 1}</span>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-soft narrow:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
