import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** From top to bottom on one line, words left and right in turn. */
export function StepsTimeline({ block }: BlockProps<"steps">) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <ol className="relative mt-14">
        <span
          aria-hidden="true"
          className="-translate-x-1/2 absolute inset-y-0 left-1/2 w-0.5 bg-rule"
        />
        {block.steps.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[1fr_72px_1fr] items-center not-first:-mt-3">
            <div
              className={`rounded-m bg-panel px-7 py-6 ${index % 2 === 1 ? "order-3" : "text-right"}`}
            >
              <h3 className="font-semibold text-lg">{name}</h3>
              <p className="mt-1.5 text-base text-soft">{text}</p>
            </div>
            <span className="figures relative order-2 mx-auto grid size-11 place-items-center rounded-full border-4 border-glow bg-under font-bold text-lg text-on">
              {index + 1}
            </span>
            <span className={index % 2 === 1 ? "" : "order-3"} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
