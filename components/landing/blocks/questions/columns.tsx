import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Questions and answers, all expanded: three in a row, other numbers in two columns. */
export function QuestionColumns({ block }: BlockProps<"questions">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <dl
        className={`mt-12 grid gap-y-10 ${block.list.length % 3 === 0 ? "grid-cols-3 gap-x-12 narrow:gap-x-8" : "grid-cols-2 gap-x-16 narrow:gap-x-12"} small:mt-9 small:fit-260 small:gap-x-8 small:gap-y-8`}
      >
        {block.list.map(({ ask, answer }) => (
          <div key={ask} className="border-rule border-t pt-6">
            <dt className="font-semibold text-lg">{ask}</dt>
            <dd className="mt-3 text-base text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
