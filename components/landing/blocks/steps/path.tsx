import { evenColumns } from "../../parts/measures";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Large numbers on one line, with a dot per step. */
export function StepsPath({ block }: BlockProps<"steps">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <ol
        className="relative mt-14 grid grid-cols-(--columns) small:mt-10 small:grid-cols-1"
        style={evenColumns(block.steps.length)}
      >
        <span
          aria-hidden="true"
          className="absolute top-[27px] right-0 left-0 h-0.5 bg-rule small:top-6 small:right-auto small:bottom-10 small:left-[23px] small:h-auto small:w-0.5"
        />
        {block.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="relative pr-8 narrow:pr-5 small:grid small:grid-cols-[48px_1fr] small:gap-x-5 small:pr-0 small:pb-8 small:last:pb-0"
          >
            <span className="figures relative grid size-14 place-items-center rounded-full bg-glow font-bold text-over text-xl small:row-span-2 small:size-12 small:text-lg">
              {index + 1}
            </span>
            <h3 className="mt-6 font-semibold text-lg small:mt-2.5">{name}</h3>
            <p className="mt-2 text-base text-soft">
              <Phrases text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
