import { mixedByGame, rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { GameIcon } from "../../parts/game-icon";
import { HorizonRidges } from "../../parts/horizon-ridges";
import { HourCosts } from "../../parts/hour-costs";
import { Opening } from "../../parts/opening";
import { Pattern } from "../../parts/pattern";
import { Phrases } from "../../parts/phrases";
import type { LayoutProps } from "../layout-props";
import { BudgetClock } from "./budget-clock";
import { Moments } from "./moments";

/** Rentals by the clock: until when a budget lasts, what some hours cost, and how handing back works. */
export function EveningPage({ layout, ...page }: LayoutProps<"evening">) {
  const { surface, pattern, horizon, moments, costs } = layout;
  const list = mixedByGame(rentals(page.storefront, layout.pick));
  return (
    <>
      <section data-ground={surface} className="relative overflow-hidden narrow:@container">
        {pattern ? <Pattern name={pattern} /> : null}
        {horizon ? <HorizonRidges horizon={horizon} /> : null}
        <div className="container-page relative pt-14 pb-16 small:pt-10 small:pb-12">
          <GameIcon
            name={layout.icon}
            className="absolute top-10 right-6 size-[264px] text-glow narrow:size-[180px] small:hidden"
          />
          <Opening page={page} kicker={layout.kicker} className="relative" />
          <BudgetClock layout={layout} list={list} />
        </div>
      </section>
      {moments.first ? <Moments {...moments} /> : null}
      <HourCosts {...costs} list={list} />
      {moments.first ? null : <Moments {...moments} />}
      <p
        data-ground="tint"
        className="px-6 py-16 text-center font-semibold text-2xl small:py-12 small:text-xl"
      >
        <Phrases text={layout.motto} />
      </p>
      <Closing page={page} surface="ink" title={layout.closing} />
    </>
  );
}
