import type { Surface } from "@storefront/brands/landing-parts";
import { type QuestionList, Questions } from "@/components/ui/questions";
import { Section, Title } from "./section";

interface Props {
  title: string;
  list: QuestionList;
  surface?: Surface;
}

/** A page's questions, collapsed, with their heading beside them. */
export function QuestionBand({ title, list, surface = "white" }: Props) {
  return (
    <Section
      block={{ surface }}
      className="grid grid-cols-[320px_1fr] gap-20 py-16 narrow:grid-cols-1 narrow:gap-8"
    >
      <Title block={{ title }} />
      <Questions list={list} />
    </Section>
  );
}
