import { estimates, firstEstimate } from "@/lib/landing/estimates";
import { ReadAsTable } from "../../estimate/read-as-table";
import { PocketBack, PocketFront } from "../../parts/pocket";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { ClawsEstimator, PocketEstimator } from "../lazy-islands";
import { HeadWords, SellDownload } from "../sell/head-words";
import { SellBandView } from "../sell/sell-band-view";
import { Close } from "../sell/sell-page";
import { Cloth } from "./cloth";

/** An estimator in the brand's drawing, then the tables behind it. */
export function ValuePage({ layout, ...page }: LayoutProps<"value">) {
  return (
    <>
      <Section block={layout.head} className="py-16">
        <Head layout={layout} page={page} />
      </Section>
      {layout.bands.map((band) => (
        <SellBandView
          key={`${band.band} ${band.title}`}
          band={band}
          page={page}
          kinds={layout.kinds}
        />
      ))}
      <Close page={page} close={layout.close} />
    </>
  );
}

interface Props {
  layout: LayoutProps<"value">["layout"];
  page: Omit<LayoutProps<"value">, "layout">;
}

function Head({ layout: { head, kinds }, page }: Props) {
  const { brand, landing, app, market } = page;
  const list = estimates(market, kinds);
  const first = firstEstimate(list, kinds);
  const words = <HeadWords brand={brand} landing={landing} kicker={head.kicker} />;
  const download = <SellDownload brand={brand} app={app} className="mt-8" />;
  if (first === undefined)
    return (
      <>
        {words}
        {download}
      </>
    );
  if (head.drawing === "claws")
    return (
      <ClawsEstimator
        estimates={list}
        first={first}
        signs={head.signs}
        words={
          <div>
            {words}
            {download}
          </div>
        }
        more={<ReadAsTable />}
      />
    );
  if (head.drawing === "pockets")
    return (
      <div className="grid grid-cols-[1fr_664px] items-center gap-12 narrow:grid-cols-1">
        <div>
          {words}
          {download}
        </div>
        <Cloth games={estimates(market, kinds.slice(0, 1))} />
      </div>
    );
  return (
    <div className="-mb-16 relative grid min-h-[780px] grid-cols-[1fr_572px] items-center gap-14 narrow:min-h-0 narrow:grid-cols-1">
      <PocketEstimator
        estimates={list}
        first={first}
        words={words}
        download={
          <>
            <ReadAsTable />
            {download}
          </>
        }
        back={<PocketBack />}
        front={<PocketFront patch={head.patch} mark={brand.mark} />}
      />
    </div>
  );
}
