import type { BlockProps } from "../block-props";
import { QuestionAccordion } from "./accordion";
import { QuestionChat } from "./chat";
import { QuestionColumns } from "./columns";

const LOOKS = {
  accordion: QuestionAccordion,
  columns: QuestionColumns,
  chat: QuestionChat,
} as const;

export function Questions(props: BlockProps<"questions">) {
  const Look = LOOKS[props.block.look];
  return <Look {...props} />;
}
