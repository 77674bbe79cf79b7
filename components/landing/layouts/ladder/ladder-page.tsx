import { Stages } from "@/components/boost/stages";
import { Questions } from "@/components/ui/questions";
import { loadSold } from "@/lib/boost/load-boost";
import { loadBoostGames } from "@/lib/boost/load-boost-games.server";
import { loadLadder } from "@/lib/boost/load-ladder";
import { CallToActionLink } from "../../parts/call-to-action-link";
import { Closing } from "../../parts/closing";
import { Opening } from "../../parts/opening";
import { Band, Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { BoostFigures } from "./boost-figures";
import { showsBoosting } from "./boost-link";
import { PriceStairs } from "./price-stairs";
import { PriceTable } from "./price-table";
import { SoldList } from "./sold-list";

/** A boosting brand: what each step of the ladder costs, when the money returns, and what was paid lately. */
export async function LadderPage({ layout, ...page }: LayoutProps<"ladder">) {
  const [game] = await loadBoostGames(page.brand);
  const [ladder, sold] = game ? await Promise.all([loadLadder(game), loadSold()]) : [null, []];
  const hasForm = game !== undefined && showsBoosting(page.host);
  const stairs = layout.form === "stairs";
  return (
    <>
      <Section
        block={layout}
        className="grid grid-cols-[1fr_auto] items-end gap-x-16 gap-y-10 pt-14 pb-12 narrow:grid-cols-1"
      >
        <div>
          <Opening page={page} kicker={layout.kicker} bare={hasForm} />
          {hasForm ? (
            <CallToActionLink callToAction={layout.action} className="mt-8 h-14! px-8! text-lg!" />
          ) : null}
        </div>
        {game ? <BoostFigures boosters={page.app} /> : null}
        {ladder && stairs ? (
          <div className="col-span-2 narrow:col-span-1">
            <PriceStairs host={page.host} ladder={ladder} title={layout.ladder.title} />
          </div>
        ) : null}
      </Section>
      {ladder && !stairs ? (
        <Band block={{ ...layout.ladder, surface: "ground" }} className="py-14">
          <PriceTable host={page.host} ladder={ladder} />
        </Band>
      ) : null}
      {game && stairs ? <Stages /> : null}
      <SoldList {...layout.sold} sold={sold} />
      {game && !stairs ? <Stages /> : null}
      {game ? (
        <Section
          block={{ surface: "white" }}
          className="grid grid-cols-[320px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-6"
        >
          <Title block={layout.questions} />
          <Questions list={layout.questions.list} />
        </Section>
      ) : null}
      <Closing page={page} surface={stairs ? "spark" : "primary"} title={layout.closing} />
    </>
  );
}
