import { MoneyFlowTable } from "../../parts/money-flow-table";
import { QuestionBand } from "../../parts/question-band";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { AboutHead } from "./about-head";
import { CompanyPlate } from "./company-plate";
import { StorefrontFigures } from "./storefront-figures";

/** The host's operator: the table between buyer and seller, the way of the money, its company, its figures. */
export function AboutPage(page: LayoutProps<"about">) {
  const { layout } = page;
  const { essay } = layout;
  return (
    <>
      <AboutHead page={page} />
      <CompanyPlate host={page.host} {...layout.company} />
      <MoneyFlowTable {...layout.path} surface="white" />
      <StorefrontFigures title={layout.figures} storefront={page.storefront} />
      <Section
        block={{ surface: "tint" }}
        className="grid grid-cols-[320px_1fr] gap-20 py-16 narrow:grid-cols-1 narrow:gap-6"
      >
        <Title block={{ title: essay.title }} />
        <div className="grid gap-3 text-lg">
          {essay.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <QuestionBand {...layout.questions} />
    </>
  );
}
