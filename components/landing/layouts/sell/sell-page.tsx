import type { BandName, SellBand } from "@storefront/brands/layouts/sell-bands";
import type { SellClose, SellHead } from "@storefront/brands/layouts/sell-layout";
import type { ReactNode } from "react";
import { Mark } from "@/components/brand/mark";
import { SERVICE_HOURS } from "@/lib/constants";
import type { LandingProps } from "../../landing-props";
import { DownloadAction } from "../../parts/download-action";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "./band-props";
import { BAND_VIEWS } from "./band-views";
import { HeadWords } from "./head-words";
import { Sheet } from "./sheet";

interface BandsProps {
  page: LandingProps;
  bands: readonly SellBand[];
  close: SellClose;
}

interface Props extends BandsProps {
  head: SellHead;
  /** Content of the first view's sheet; null without goods. */
  sheet: ReactNode;
}

const SIDES = {
  right: "grid-cols-[1fr_600px] wide:grid-cols-[1fr_720px] narrow:grid-cols-1",
  left: "grid-cols-[600px_1fr] wide:grid-cols-[720px_1fr] narrow:grid-cols-1 [&>:first-child]:order-last narrow:[&>:first-child]:order-none",
  below: "",
} as const;

/** First view with the layout's sheet, the bands in the page's order, the closing view. */
export function SellPage({ page, head, bands, close, sheet }: Props) {
  const beside = head.side !== "below";
  return (
    <>
      <Section block={head} className="py-16">
        <div className={`grid items-center gap-14 narrow:gap-10 ${SIDES[head.side]}`}>
          <div className={beside ? "" : "flex items-end justify-between gap-10 narrow:block"}>
            <HeadWords page={page} kicker={head.kicker} />
            <DownloadAction page={page} className={beside ? "mt-9" : "shrink-0 narrow:mt-8"} />
          </div>
          {sheet === null ? null : <Sheet head={head}>{sheet}</Sheet>}
        </div>
      </Section>
      <SellBands page={page} bands={bands} close={close} />
    </>
  );
}

const LOOKS = {
  band: "flex items-center justify-between gap-12 py-14 narrow:flex-col narrow:items-start narrow:gap-8",
  centre: "flex flex-col items-center gap-8 py-24 text-center",
  mark: "grid grid-cols-[auto_1fr_auto] items-center gap-10 py-20 narrow:grid-cols-1",
} as const;

/** The bands in the page's order, and its last sentence with the download. */
export function SellBands({ page, bands, close }: BandsProps) {
  return (
    <>
      {bands.map((band) => (
        <BandView key={`${band.band} ${band.title}`} band={band} page={page} />
      ))}
      <Section block={close} className={LOOKS[close.look]}>
        {close.look === "band" ? null : (
          <Mark mark={page.brand.mark} className="size-24 text-glow small:size-16" />
        )}
        <Title
          block={{ title: close.title, lead: `上架找平台客服办理，${SERVICE_HOURS} 在线。` }}
        />
        <DownloadAction page={page} />
      </Section>
    </>
  );
}

function BandView<Name extends BandName>(props: BandProps<Name>) {
  const View: (props: BandProps<Name>) => ReactNode = BAND_VIEWS[props.band.band];
  return <View {...props} />;
}
