import { estimates, firstEstimate } from "@/lib/landing/estimates";
import { ReadAsTable } from "../../estimate/read-as-table";
import { DownloadAction } from "../../parts/download-action";
import { PocketBack, PocketFront } from "../../parts/pocket-drawing";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { ClawsEstimator, PocketEstimator } from "../lazy-islands";
import { HeadWords } from "../sell/head-words";
import { SellBands } from "../sell/sell-page";
import { Cloth } from "./cloth";

/** An estimator in the brand's drawing, then the tables behind it. */
export function ValuePage({ layout, ...page }: LayoutProps<"value">) {
  return (
    <>
      <Section block={layout.head} className="py-16">
        <Head layout={layout} page={page} />
      </Section>
      <SellBands page={page} bands={layout.bands} close={layout.close} />
    </>
  );
}

interface Props {
  layout: LayoutProps<"value">["layout"];
  page: Omit<LayoutProps<"value">, "layout">;
}

function Head({ layout: { head, kinds }, page }: Props) {
  const { brand, storefront } = page;
  const list = estimates(storefront, kinds);
  const first = firstEstimate(list, kinds);
  const words = <HeadWords page={page} kicker={head.kicker} />;
  const download = <DownloadAction page={page} className="mt-8" />;
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
        <Cloth games={estimates(storefront, kinds.slice(0, 1))} />
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
