import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Each step stands higher than the one before. */
export function StepsStairs({ block }: BlockProps<"steps">) {
  const count = block.steps.length;
  return (
    <Section block={block} className="pt-24">
      <Title block={block} className="max-w-[520px]" />
      <ol className="-mt-6 grid" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
        {block.steps.map(({ name, text }, index) => (
          <li key={name} className="flex flex-col" style={{ paddingTop: (count - 1 - index) * 56 }}>
            <div
              className="flex-1 border-glow border-t-4 bg-panel px-6 pt-5"
              style={{ paddingBottom: 48 }}
            >
              <span className="figures font-bold text-2xl text-mark">{index + 1}</span>
              <h3 className="mt-2 font-semibold text-lg">{name}</h3>
              <p className="mt-2 text-soft">
                <Phrases text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
