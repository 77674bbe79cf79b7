import { Fragment } from "react";
import { Listings } from "@/components/listing/listings";
import { endingDeals } from "@/lib/home/home-goods";
import { chooseRows } from "@/lib/landing/choose-goods";
import { Closing } from "../../parts/closing";
import { DealTiles } from "../../parts/deal-tiles";
import { Notes } from "../../parts/notes";
import { QuestionBand } from "../../parts/question-band";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { KindTable } from "./kind-table";
import { SearchHead } from "./search-head";

const LISTED = { row: 5, most: 5 } as const;

/** A wide search over the games, then kinds, prices that end, listings and notes in the order of the data. */
export function SearchPage(page: LayoutProps<"search">) {
  const { host, market, layout } = page;
  const { kinds, deals, list, notes, questions } = layout;
  const ending = endingDeals(market.hot, Date.now());
  const bands = {
    kinds: <KindTable market={market} {...kinds} />,
    deals: ending.length === 0 ? null : <DealTiles title={deals} rows={ending.slice(0, 4)} />,
    list: (
      <Section block={{ surface: "ground" }} className="py-16">
        <Title block={{ title: list.title }} />
        <div className="mt-8">
          <Listings
            rows={chooseRows(market, list.goods, LISTED)}
            mallUrl={host.mallUrl}
            namesGame
          />
        </div>
      </Section>
    ),
    notes: <Notes title={notes.title} list={notes.list} surface="tint" />,
  };
  return (
    <>
      <SearchHead page={page} />
      {layout.order.map((band) => (
        <Fragment key={band}>{bands[band]}</Fragment>
      ))}
      <QuestionBand {...questions} />
      <Closing page={page} title={layout.closing} />
    </>
  );
}
