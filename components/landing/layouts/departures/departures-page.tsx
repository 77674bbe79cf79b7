import { mixedByGame, rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { HorizonRidges } from "../../parts/horizon-ridges";
import { Opening } from "../../parts/opening";
import { Pattern } from "../../parts/pattern";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { BoardingPass } from "./boarding-pass";
import { DeparturesBoard } from "./departures-board";

/** Rentals as departures: the board, the way through the gates, and the pass with its price. */
export function DeparturesPage({ layout, ...page }: LayoutProps<"departures">) {
  const { surface, pattern, horizon, pass, gates, icon } = layout;
  const list = mixedByGame(rentals(page.storefront, layout.pick, true));
  const [lead] = list.filter(({ row }) => !row.soldOut);
  const boarding = lead ? (
    <BoardingPass {...pass} rental={lead} icon={icon} brand={page.brand} />
  ) : null;
  return (
    <>
      <section data-ground={surface} className="relative overflow-hidden narrow:@container">
        {pattern ? <Pattern name={pattern} /> : null}
        {horizon ? <HorizonRidges horizon={horizon} /> : null}
        <div className="container-page relative grid gap-12 pt-14 pb-16 small:gap-9 small:pt-10 small:pb-12">
          <Opening page={page} kicker={layout.kicker} />
          <DeparturesBoard layout={layout} list={list} />
        </div>
      </section>
      {pass.first ? boarding : null}
      <Band block={{ surface: gates.surface, title: gates.title }}>
        <ol className="mt-8 grid gap-px overflow-hidden rounded-m bg-rule">
          {gates.list.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[120px_240px_1fr] items-baseline gap-6 bg-panel px-7 py-5 text-base narrow:grid-cols-[90px_180px_1fr] small:grid-cols-[56px_1fr] small:gap-x-3 small:gap-y-1 small:px-5"
            >
              <span className="figures font-bold text-2xl text-mark small:text-xl">
                {String.fromCharCode(65 + index)}
                {index + 1}
              </span>
              <h3 className="font-semibold text-lg">{name}</h3>
              <p className="text-soft small:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </Band>
      {pass.first ? null : boarding}
      <Closing page={page} surface="tint" title={layout.closing} />
    </>
  );
}
