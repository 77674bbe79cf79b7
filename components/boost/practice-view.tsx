import type { Brand } from "@storefront/brands/types";
import { PageMissing } from "@/components/chrome/page-missing";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { Questions } from "@/components/ui/questions";
import { StructuredData } from "@/components/ui/structured-data";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { gameNames } from "@/lib/boost/games";
import { loadSold, loadTrees } from "@/lib/boost/load-boost";
import { loadBoostGames } from "@/lib/boost/load-boost-games.server";
import { SERVICE_HOURS } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";
import { practiceData } from "@/lib/seo/practice";
import { BoostLoader } from "./boost-loader";
import { QUESTIONS } from "./copy";
import { SellingPoints } from "./selling-points";
import { SoldTicker } from "./sold-ticker";
import { Stages } from "./stages";

const CLOSED = "商店没有开放代练。已经下的代练订单不受影响，在手机订单里照常进行。";

/** The boosting page (product §2): recent sales, the form with its quote, and selling points. */
export async function PracticeView({ brand }: { brand: Brand }) {
  const [first, ...others] = await loadBoostGames(brand);
  if (first === undefined) return <PageMissing title="现在不做代练" text={CLOSED} />;
  const [trees, sold, app] = await Promise.all([
    loadTrees(first.id),
    loadSold(),
    loadAppInfo(brand),
  ]);
  const names = gameNames([first, ...others]);
  return (
    <main id="main">
      <TabletRedirect />
      {brand.hosts.length > 0 ? (
        <StructuredData data={practiceData(brand, [first, ...others])} />
      ) : null}
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
                {others.length === 0 ? first.name : ""}段位代练，先把价格算清
              </h1>
              <p className="mt-2 text-base text-ink-2">
                {others.length === 0 ? "" : `${names}都能打。`}
                选好起点和终点，价格、工时和星数当场显示，手机扫码就能下单。
              </p>
            </div>
            <dl className="flex shrink-0 gap-10 narrow:gap-8 small:shrink small:flex-wrap small:gap-y-3">
              {app.onlineBoosters === null ? null : (
                <Figure name="在线认证代练" figure={formatCount(app.onlineBoosters)} unit="位" />
              )}
              {app.boosterAcceptS === null ? null : (
                <Figure name="平均接单" figure={String(app.boosterAcceptS)} unit="秒" />
              )}
              <Figure name="人工客服" figure={SERVICE_HOURS} unit="" />
            </dl>
          </div>
          <BoostLoader games={[first, ...others]} trees={trees} brand={brand.key} />
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
