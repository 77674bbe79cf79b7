import type { BlockProps } from "../block-props";
import { QuestionAccordion } from "./accordion";
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
