import { Questions } from "@/components/ui/questions";
import { rentals } from "@/lib/landing/rentals";
import { Closing } from "../../parts/closing";
import { Opening } from "../../parts/opening";
import { Band, Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { ClaimCourt } from "./claim-court";
import { DepositRack } from "./deposit-rack";
import { DepositScale } from "./deposit-scale";
import { DepositStages } from "./deposit-stages";

/** The stages of a deposit from payment to return, with every rental by its deposit. */
export function DepositPage({ layout, ...page }: LayoutProps<"deposit">) {
  const { claim, stages, rack, questions } = layout;
  const list = rentals(page.storefront, rack.pick);
  return (
    <>
      <Section
        block={layout}
        className="grid grid-cols-[1fr_480px] items-center gap-16 py-16 narrow:grid-cols-[1fr_360px] narrow:gap-8 small:grid-cols-1"
      >
        <Opening page={page} kicker={layout.kicker} />
        <DepositScale icon={layout.icon} list={list} />
      </Section>
      {claim.first ? <ClaimCourt {...claim} /> : null}
      <DepositStages {...stages} />
      {claim.first ? null : <ClaimCourt {...claim} />}
      <DepositRack title={rack.title} surface={rack.surface} list={list} />
      <Band block={{ ...questions, surface: "white" }}>
        <div className="mt-6">
          <Questions list={questions.list} />
        </div>
      </Band>
      <Closing page={page} surface="primary" title={layout.closing} />
    </>
  );
}
