import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Large numbers on one line, a dot for each step. */
export function StepsPath({ block }: BlockProps<"steps">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <ol
        className="relative mt-14 grid"
        style={{ gridTemplateColumns: `repeat(${block.steps.length}, 1fr)` }}
      >
        <span aria-hidden="true" className="absolute top-[27px] right-0 left-0 h-0.5 bg-rule" />
        {block.steps.map(({ name, text }, index) => (
          <li key={name} className="relative pr-8">
            <span className="figures grid size-14 place-items-center rounded-full bg-glow font-bold text-over text-xl">
              {index + 1}
            </span>
            <h3 className="mt-6 font-semibold text-lg">{name}</h3>
            <p className="mt-2 text-base text-soft">
              <Phrases text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
