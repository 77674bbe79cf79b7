import type { Brand } from "@storefront/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { Questions } from "@/components/ui/questions";
import { StructuredData } from "@/components/ui/structured-data";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { loadSold, loadTrees } from "@/lib/boost/load-boost";
import { BOOSTER_ACCEPT_S, SERVICE_HOURS } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";
import { practiceData } from "@/lib/seo/practice";
import { BoostLoader } from "./boost-loader";
import { QUESTIONS } from "./copy";
import { SellingPoints } from "./selling-points";
import { SoldTicker } from "./sold-ticker";
import { Stages } from "./stages";

/** The boosting page (product §2): recent sales, the form with its quote, and selling points. */
export async function PracticeView({ brand }: { brand: Brand }) {
  const [trees, sold, app] = await Promise.all([loadTrees(), loadSold(), loadAppInfo(brand)]);
  return (
    <main id="main">
      <TabletRedirect />
      {brand.hosts.length > 0 ? <StructuredData data={practiceData(brand)} /> : null}
      <SoldTicker first={sold} />
      <div className="relative bg-tint pt-10 pb-16">
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[linear-gradient(to_right,color-mix(in_oklab,var(--brand-primary)_8%,transparent)_1px,transparent_1px),linear-gradient(to_bottom,color-mix(in_oklab,var(--brand-primary)_8%,transparent)_1px,transparent_1px)] bg-[size:40px_40px] bg-center"
        />
        <div className="container-page relative">
          <div className="mb-8 flex items-end justify-between narrow:gap-x-8 small:flex-wrap small:gap-y-6">
            <div>
              <h1 className="font-bold text-2xl small:text-balance small:text-xl">
                段位代练，先把价格算清
              </h1>
              <p className="mt-2 text-base text-ink-2">
                选好起点和终点，价格、工时和星数当场显示，手机扫码就能下单。
              </p>
            </div>
            <dl className="flex shrink-0 gap-10 narrow:gap-8 small:shrink small:flex-wrap small:gap-y-3">
              {app.onlineBoosters === null ? null : (
                <Figure name="在线认证代练" figure={formatCount(app.onlineBoosters)} unit="位" />
              )}
              <Figure name="平均接单" figure={String(BOOSTER_ACCEPT_S)} unit="秒" />
              <Figure name="人工客服" figure={SERVICE_HOURS} unit="" />
            </dl>
          </div>
          <BoostLoader trees={trees} brand={brand.key} />
        </div>
      </div>
      <SellingPoints />
      <Stages />
      <section className="container-page grid grid-cols-[320px_1fr] gap-20 pt-20 narrow:grid-cols-[200px_1fr] narrow:gap-10 small:grid-cols-1 small:gap-6 small:pt-14">
        <h2 className="font-semibold text-xl narrow:wrap-anywhere narrow:break-keep">
          下单之前，常问这些
        </h2>
        <Questions list={QUESTIONS} />
      </section>
    </main>
  );
}

function Figure({ name, figure, unit }: { name: string; figure: string; unit: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="figures font-semibold text-primary-strong text-xl narrow:whitespace-nowrap small:text-lg">
        {figure}
        {unit === "" ? null : <span className="ml-1 font-normal text-ink-2 text-sm">{unit}</span>}
      </dd>
    </div>
  );
}
