import { Section, Title } from "../../parts/section";
import { Questions as QuestionList } from "../../questions";
import type { BlockProps } from "../block-props";
import { QuestionChat } from "./chat";
import { QuestionColumns } from "./columns";

const VARIANTS = {
  accordion: QuestionAccordion,
  columns: QuestionColumns,
  chat: QuestionChat,
} as const;

export function Questions(props: BlockProps<"questions">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}

/** Collapsible questions with the heading beside them. */
function QuestionAccordion({ block }: BlockProps<"questions">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[320px_1fr] gap-20 py-24 narrow:grid-cols-1 narrow:gap-10 small:gap-7"
    >
      <Title block={block} />
      <QuestionList list={block.list} />
    </Section>
  );
}
