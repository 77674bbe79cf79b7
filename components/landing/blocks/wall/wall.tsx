import type { Surface } from "@storefront/brands/landing-parts";
import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Papers in several colours, slightly tilted. */
const PAPERS: readonly { ground: Surface; lean: string; drop: number }[] = [
  { ground: "white", lean: "-rotate-1", drop: 0 },
  { ground: "spark", lean: "rotate-2", drop: 36 },
  { ground: "white", lean: "rotate-1", drop: 10 },
  { ground: "tint", lean: "rotate-1", drop: 0 },
  { ground: "white", lean: "-rotate-2", drop: 28 },
  { ground: "spark", lean: "-rotate-1", drop: 6 },
];

/** A notice board: questions, with the answers below them. */
export function Wall({ block }: BlockProps<"wall">) {
  return (
    <Section block={block}>
      <div className="flex items-end justify-between gap-16 small:flex-col small:items-start small:gap-4">
        <Title block={block} className="max-w-[640px]" />
        <p className="shrink-0 text-soft">画面示例：App 里的楼道布告栏</p>
      </div>
      <ul className="mt-12 grid grid-cols-3 gap-x-8 gap-y-6 rounded-l border-[14px] border-glow bg-panel px-10 pt-12 pb-14 narrow:fit-224 narrow:gap-x-5 narrow:px-6 small:mt-8 small:border-8 small:px-4 small:pt-7 small:pb-9">
        {block.notes.map((note, index) => {
          const { ground, lean, drop } = PAPERS[index % PAPERS.length] ?? {};
          return (
            <li key={note.text} style={{ paddingTop: drop }}>
              <article
                data-ground={ground}
                className={`relative px-6 pt-9 pb-5 shadow-card ${lean}`}
              >
                <span
                  aria-hidden="true"
                  className="-translate-x-1/2 absolute top-3 left-1/2 size-4 rounded-full bg-glow shadow-card"
                />
                <p className="flex items-center gap-2 font-medium text-mark">
                  <GameIcon name={note.icon} className="size-6" />
                  {note.street}
                </p>
                <p className="mt-3 min-h-12 font-semibold text-base">{note.text}</p>
                <p className="mt-4 border-rule border-t border-dashed pt-3 text-soft">
                  {note.answer}
                </p>
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
