import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A vertical line with text alternately left and right. */
export function StepsTimeline({ block }: BlockProps<"steps">) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <ol className="relative mt-14 small:mt-10 small:grid small:gap-5">
        <span
          aria-hidden="true"
          className="-translate-x-1/2 absolute inset-y-0 left-1/2 w-0.5 bg-rule small:left-[22px]"
        />
        {block.steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_72px_1fr] items-center not-first:-mt-3 narrow:grid-cols-[1fr_60px_1fr] small:mt-0 small:grid-cols-[44px_1fr] small:gap-x-4"
          >
            <div
              className={`rounded-m bg-panel px-7 py-6 small:order-3 small:px-5 small:py-5 small:text-left ${index % 2 === 1 ? "order-3" : "text-right"}`}
            >
              <h3 className="font-semibold text-lg">{name}</h3>
              <p className="mt-1.5 text-base text-soft">{text}</p>
            </div>
            <span className="figures relative order-2 mx-auto grid size-11 place-items-center rounded-full border-4 border-glow bg-under font-bold text-lg text-on">
              {index + 1}
            </span>
            <span className={`small:hidden ${index % 2 === 1 ? "" : "order-3"}`} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
