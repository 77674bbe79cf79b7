import type { Brand } from "@storefront/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { MARKET_QUESTIONS } from "@/components/landing/copy/market";
import { Questions } from "@/components/landing/questions";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { homeBanners } from "@/lib/home/banners";
import { brandMarket } from "@/lib/home/brand-market";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { type MarketView, marketView, pickRows } from "@/lib/home/market-view";
import { homeHeading } from "@/lib/seo/home";
import { AboutJump } from "./about-jump";
import { Banner } from "./banner";
import { BannerCarousel } from "./banner-carousel";
import { DownloadArea } from "./download-area";
import { GameList } from "./game-list";
import { GameShelves } from "./game-shelves";
import { Shops } from "./shops";
import { KeepAppInfo } from "./store-app-info";
import { TopSellers } from "./top-sellers";

const PAGES = 20;
/** Id of the section that the scroll-to-us action targets. */
const ABOUT = "about-us";

/** The home page (product §2): banners, best sellers for the brand, shops, games and the app download. */
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

/** Shown when the catalogue could not be fetched or is empty. */
function HomeEmpty() {
  return (
    <div className="mt-8 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">商品列表暂时没有取到</h2>
      <p className="mt-2 text-base text-ink-2">
        已下的订单和账户余额都不受影响。稍后刷新本页，或者先在手机上打开 App 看看。
      </p>
      <p className="mt-6 flex gap-6 text-base">
        <a className="text-primary-strong underline underline-offset-4" href="/index">
          刷新
        </a>
        <a className="text-primary-strong underline underline-offset-4" href="#download">
          下载 App
        </a>
      </p>
    </div>
  );
}

/** The banner carousel, with slides rendered on the server. */
function Banners({ brand, market }: { brand: Brand; market: MarketView }) {
  const slides = homeBanners(brand, market).map((banner, index) => ({
    key: banner.variant,
    name: banner.title,
    content: <Banner brand={brand} banner={banner} first={index === 0} />,
  }));
  return <BannerCarousel slides={slides} />;
}
