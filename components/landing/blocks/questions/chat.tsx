import { Mark } from "@/components/brand/mark";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Questions on the right, the brand's answers on the left. */
export function QuestionChat({ block, page }: BlockProps<"questions">) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <dl className="mx-auto mt-12 grid w-[920px] gap-5 text-base narrow:w-full narrow:max-w-[920px] small:mt-9">
        {block.list.map(({ ask, answer }) => (
          <div key={ask} className="grid gap-4">
            <dt className="w-fit justify-self-end rounded-l rounded-br-s bg-glow px-6 py-3.5 font-medium text-over narrow:max-w-[85%] small:px-5">
              {ask}
            </dt>
            <dd className="flex max-w-[720px] gap-4 narrow:max-w-[90%] small:max-w-none small:gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-panel text-mark small:size-9">
                <Mark mark={page.brand.mark} className="size-6" />
              </span>
              <span className="rounded-l rounded-tl-s bg-panel px-6 py-4 small:px-5">{answer}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
