import { FEATURES_FOR } from "@storefront/brands/app";
import { FeatureList } from "@/components/brand/feature-list";
import { QuestionBand } from "../../parts/question-band";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { ComparisonTable } from "./comparison-table";
import { DownloadHead } from "./download-head";
import { Install } from "./install";

/** The page for phones of a brand without an app: that there is none, the code of the mobile site, and what it does. */
export function MobileSitePage(page: LayoutProps<"download">) {
  const { layout, brand } = page;
  const { withoutApp } = layout;
  return (
    <>
      <DownloadHead page={page} kicker={withoutApp.kicker} />
      <Section block={{ surface: "white" }} className="py-16">
        <Title block={{ title: withoutApp.features }} />
        <FeatureList features={brand.app?.features ?? FEATURES_FOR.market} />
      </Section>
      <Install
        mark={brand.mark}
        title={withoutApp.open.title}
        tracks={[{ name: "浏览器", steps: withoutApp.open.steps }]}
      />
      <ComparisonTable
        title={layout.devices.title}
        heads={["做什么", "电脑网页", "手机"]}
        list={layout.devices.list}
        surface="tint"
      />
      <QuestionBand {...withoutApp.questions} />
    </>
  );
}
