import { Section, Title } from "../../parts/section";
import { Questions } from "../../questions";
import type { BlockProps } from "../block-props";

/** Collapsible questions with the heading beside them. */
export function QuestionAccordion({ block }: BlockProps<"questions">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[320px_1fr] gap-20 py-24 narrow:grid-cols-1 narrow:gap-10 small:gap-7"
    >
      <Title block={block} />
      <Questions list={block.list} />
    </Section>
  );
}
