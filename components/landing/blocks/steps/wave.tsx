import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import { Wave } from "../../parts/wave";
import type { BlockProps } from "../block-props";

/** Number of bars that fill 1200 px. */
const BARS = 171;

/** The steps along one sound wave. */
export function StepsWave({ block }: BlockProps<"steps">) {
  const part = 100 / block.steps.length;
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <div className="relative mt-14 small:mt-10">
        <div className="narrow:overflow-hidden">
          <Wave
            seed={block.title}
            bars={BARS}
            height={168}
            className="text-glow small:h-24! small:w-auto!"
          />
        </div>
        {block.steps.map(({ name }, index) => (
          <span
            key={name}
            aria-hidden="true"
            className="absolute top-0 h-[208px] w-0.5 bg-on small:hidden"
            style={{ left: `${index * part}%` }}
          />
        ))}
      </div>
      <ol
        className="mt-10 grid grid-cols-(--columns) small:mt-8 small:grid-cols-1 small:gap-7"
        style={evenColumns(block.steps.length)}
      >
        {block.steps.map(({ name, text }) => (
          <li key={name} className="border-on border-l-2 pr-8 pl-5 narrow:pr-4 narrow:pl-4">
            <h3 className="font-semibold text-lg">{name}</h3>
            <p className="mt-2 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
