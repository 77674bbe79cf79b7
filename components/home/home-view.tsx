import type { Brand } from "@/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { MARKET_QUESTIONS } from "@/components/landing/copy/market";
import { Questions } from "@/components/landing/questions";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { brandMarket } from "@/lib/home/brand-market";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView, pickRows } from "@/lib/home/market-view";
import { homeHeading } from "@/lib/seo/home";
import { AboutJump } from "./about-jump";
import { Banners } from "./banners";
import { DownloadArea } from "./download-area";
import { GameList } from "./game-list";
import { GameShelves } from "./game-shelves";
import { HomeEmpty } from "./home-empty";
import { KeepAppInfo } from "./keep-app-info";
import { Shops } from "./shops";
import { TopSellers } from "./top-sellers";

const PAGES = 20;
/** Id of the part that the scroll-to-us action goes to. */
const ABOUT = "about-us";

/** Home (product §2): banners, what sells most of what the brand is for, who sells, every game, and the app. */
export async function HomeView({ brand }: { brand: Brand }) {
  const [app, catalogue] = await Promise.all([loadAppInfo(), loadCatalogue(PAGES)]);
  const market = brandMarket(brand, marketView(catalogue));
  return (
    <main id="main">
      <TabletRedirect />
      <KeepAppInfo app={app} />
      <div className="bg-tint pt-10 pb-14">
        <div className="container-page">
          <div className="flex items-end justify-between small:flex-wrap small:gap-y-2">
            <div>
              <h1 className="font-semibold text-xl">{homeHeading(brand)}</h1>
              <p className="mt-1 text-base text-ink-2">{brand.slogan}</p>
            </div>
            <AboutJump target={ABOUT} />
          </div>
          <div className="mt-7">
            <Banners brand={brand} market={market} />
          </div>
          {market.hot.length === 0 ? (
            <HomeEmpty />
          ) : (
            <div className="mt-8 grid grid-cols-[240px_1fr] gap-6 narrow:grid-cols-1">
              <GameList games={market.games} />
              <TopSellers rows={pickRows(market.hot, 7)} />
            </div>
          )}
        </div>
      </div>
      <div id={ABOUT} tabIndex={-1} className="scroll-mt-6 outline-none">
        <Shops brand={brand} market={market} />
      </div>
      <GameShelves games={market.games} />
      <DownloadArea brand={brand} app={app} />
      <section
        id="questions"
        className="container-page grid scroll-mt-6 grid-cols-[320px_1fr] gap-20 pt-20 narrow:grid-cols-[200px_1fr] narrow:gap-10 small:grid-cols-1 small:gap-6"
      >
        <h2 className="font-semibold text-xl">常见问题</h2>
        <Questions list={MARKET_QUESTIONS} />
      </section>
    </main>
  );
}
