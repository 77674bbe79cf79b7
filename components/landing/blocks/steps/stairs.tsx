import { evenColumns, measures } from "../../parts/measures";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Each step is higher than the previous one. */
export function StepsStairs({ block }: BlockProps<"steps">) {
  const count = block.steps.length;
  return (
    <Section block={block} className="pt-24">
      <Title block={block} className="max-w-[520px]" />
      <ol
        className="-mt-6 grid grid-cols-(--columns) narrow:mt-6 small:mt-10 small:grid-cols-1"
        style={evenColumns(count)}
      >
        {block.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex flex-col pt-(--below) small:pt-0 small:pl-(--along)"
            style={measures({
              "--below": `${(count - 1 - index) * 56}px`,
              "--along": `${index * 5}%`,
            })}
          >
            <div className="flex-1 border-glow border-t-4 bg-panel px-6 pt-5 pb-12 narrow:px-5 small:grid small:grid-cols-[44px_1fr] small:items-baseline small:pb-6">
              <span className="figures font-bold text-2xl text-mark">{index + 1}</span>
              <h3 className="mt-2 font-semibold text-lg small:mt-0">{name}</h3>
              <p className="mt-2 text-soft small:col-start-2 small:mt-1">
                <Phrases text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
