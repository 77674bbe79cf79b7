import { Questions } from "@/components/ui/questions";
import { rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { Opening } from "../../parts/opening";
import { RentBillExample } from "../../parts/rent-bill-example";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { RentalFilter } from "../lazy-islands";
import { LeadFigures } from "./lead-figures";
import { RentalLine } from "./rental-line";

/** A figure of a rental as a number to limit: yuan, or hours. */
const FIGURES = {
  deposit: { name: "押金", of: (fen: { depositFen: number }) => fen.depositFen, text: yuanLimit },
  hours: {
    name: "起租",
    of: (rental: { leastHours: number }) => rental.leastHours * 100,
    text: (limit: number) => `${limit} 小时${limit === 1 ? "" : "以内"}`,
  },
} as const;

function yuanLimit(limit: number): string {
  return limit === 0 ? "免押金" : `≤ ${limit} 元`;
}

/** A list of rentals that a visitor narrows down by the brand's figure and by game. */
export function RentalListPage({ layout, ...page }: LayoutProps<"rental-list">) {
  const { by, named = [], limits, bill, questions } = layout;
  const list = rentals(page.storefront, { by, named });
  const figure = FIGURES[by];
  const items = list.map((rental, index) => ({
    key: rental.row.id,
    game: rental.row.game,
    value: figure.of(rental),
    line: <RentalLine rental={rental} by={by} eager={index < 4} />,
  }));
  return (
    <>
      <Section
        block={layout}
        className="grid grid-cols-[1fr_420px] items-end gap-16 pt-14 pb-12 narrow:grid-cols-1 narrow:gap-8"
      >
        <Opening page={page} kicker={layout.kicker} />
        <LeadFigures list={list} by={by} />
      </Section>
      <Section block={{ surface: "ground" }} className="pt-10 pb-16">
        <RentalFilter
          title={layout.list}
          name={figure.name}
          limits={limits.map((limit) => ({ text: figure.text(limit), most: limit * 100 }))}
          items={items}
        />
      </Section>
      <RentBillExample rental={list[0]} {...bill} />
      <Section
        block={{ surface: "white" }}
        className="grid grid-cols-[320px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-6"
      >
        <Title block={questions} />
        <Questions list={questions.list} />
      </Section>
      <Closing page={page} surface="tint" title={layout.closing} />
    </>
  );
}
